"""What a stranger could try against a server, as scripts: one attack a module, each against a real server process."""
