elsewhere-hello = Hello elsewhere, { $name }
