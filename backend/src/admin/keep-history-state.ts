const replaceState = history.replaceState.bind(history)

/** Payload's lists replace the state of Next by null before Next keeps it itself: Back would change the address alone. */
history.replaceState = (state: unknown, ...address) =>
  replaceState(state ?? history.state, ...address)
