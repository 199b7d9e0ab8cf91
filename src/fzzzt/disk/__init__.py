"""Files that outlive a command: where they are kept, who may write them, and that they are whole at any time."""
