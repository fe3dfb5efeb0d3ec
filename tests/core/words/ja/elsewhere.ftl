elsewhere-hello = { $name }さん、こんにちは
