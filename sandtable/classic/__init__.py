"""The title `classic`, Dune (2019): its content, rules, bots, texts and laboratory, on an engine of its own."""
