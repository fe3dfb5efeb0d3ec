// Notices of the browser for phones, where a page may not make them itself. Nothing is fetched or kept here.

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const there = windows.find((window) => window.url === notification.data);
      return there ? there.focus() : self.clients.openWindow(notification.data);
    }),
  );
});
