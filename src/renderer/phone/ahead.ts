// Imports nothing, so that it waits for no other script: the line to the host opens while those are on their way.
window.saloonAhead = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
