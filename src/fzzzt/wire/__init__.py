"""Every shape that enters or leaves a process, once."""
