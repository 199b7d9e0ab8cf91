"""Notices: who is asked for a decision is told so, wherever they are. docs/serving.md says where messages may go."""
