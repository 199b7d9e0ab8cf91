import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import './theme.css';

mount(Gallery, { target: document.body });
