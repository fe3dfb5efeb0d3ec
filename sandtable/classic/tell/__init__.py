"""The classic game for people: texts of questions and events, and the data sent to the page."""
