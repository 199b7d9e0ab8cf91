// Lowball, a bot for Fzzzt!: it never wants to pay more than one above what the last card went for.
// The same as lowball.py, in JavaScript for Node.js: both make the same decisions.
'use strict'
let cards = {}
let lastPrice = 2

function combinations (list, size) {
  if (size === 0) return [[]]
  return list.flatMap((card, place) => combinations(list.slice(place + 1), size - 1).map(rest => [card, ...rest]))
}

function bid (view) {
  const prize = cards[view.belt[0]]
  const target = Math.min(prize.points + Math.floor(prize.power / 2), lastPrice + 1)
  const off = offer => Math.abs(offer.reduce((sum, card) => sum + cards[card].power, 0) - target)
  const offers = view.hand.flatMap((_, place) => combinations(view.hand, place + 1))
  return offers.reduce((best, offer) => off(offer) < off(best) ? offer : best)
}

function build (view) {
  const robots = {}
  const weak = view.hand.filter(card => cards[card].power === 1) // no use for bidding
  for (const unit of Object.keys(view.seats[view.seat].units)) {
    const place = weak.findIndex(card => [...cards[card].symbols].some(symbol => cards[unit].symbols.includes(symbol)))
    if (place >= 0) robots[unit] = weak.splice(place, 1)[0]
  }
  return robots
}

const answers = {
  hello: () => ({ type: 'ready', name: 'lowball.js' }),
  game: message => { cards = message.cards; lastPrice = 2 },
  event: ({ event }) => { if (event.type === 'award') lastPrice = event.values[event.seat] },
  decide: ({ what, id, view }) => what === 'bid' ? { type: 'bid', id, cards: bid(view) } : { type: 'build', id, robots: build(view) },
  quit: () => process.exit()
}

require('readline').createInterface({ input: process.stdin }).on('line', line => {
  const message = JSON.parse(line)
  const answer = answers[message.type]?.(message)
  if (answer) console.log(JSON.stringify(answer))
})
