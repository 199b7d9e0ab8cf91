import { mount } from 'svelte';
import App from './App.svelte';
import { startWorker, subscription } from './lib/notice';
import { settings, speak } from './lib/page.svelte';
import './fonts.css';
import './page.css';

// The first words are there before the first picture, so nothing flickers from one language into another.
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
startWorker();
// Pushes may have been turned off elsewhere: then the page tells of turns itself again.
if (settings.push) void subscription().then((made) => (settings.push = made !== null));
