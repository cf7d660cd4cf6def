import { counter, gauge } from '#platform/server/meters/meter.ts'

export const busMessages = counter({
  name: 'hanpan_bus_messages_total',
  help: 'Messages to other nodes: sent or lost, and heard from them',
  labels: { outcome: ['sent', 'lost', 'heard'] },
})

export const busConnected = gauge({
  name: 'hanpan_bus_connected',
  help: 'Whether this node hears the others: 1 or 0. Always 1 with the embedded database, which has one node',
  labels: {},
})
