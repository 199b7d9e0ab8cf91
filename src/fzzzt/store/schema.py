"""The tables of the database. A change here needs a migration (docs/store.md); a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("due", BigInteger),
    Column("waiting", Text, nullable=False),  # JSON: seats
    Column("updated", BigInteger, nullable=False),
    Column("owners", Text, nullable=False),  # JSON: by seat
    Column("about", Text, nullable=False),
    Column("holder", Text),  # the process that has the lease
)
shown = and_(tables.c.listed, tables.c.phase == "open")
Index("tables_due", tables.c.due, sqlite_where=tables.c.due.is_not(None), postgresql_where=tables.c.due.is_not(None))
Index("tables_shown", tables.c.updated, sqlite_where=shown, postgresql_where=shown)
Index("tables_holder", tables.c.holder)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("before", Integer),  # the line it follows: the database itself refuses a gap
    Column("public", Integer),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    ForeignKeyConstraint(["table_id", "before"], ["log.table_id", "log.seq"], name="log_has_no_gap"),
    CheckConstraint("coalesce(before, 0) = seq - 1", name="log_follows"),
)

receipts = Table(
    "receipts",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("owner", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("answer", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("ended", BigInteger),  # when the table was over; null: it is not
)
Index("seats_owner", seats.c.owner, seats.c.ended, seats.c.table_id)

traces = Table(
    "traces",  # where somebody ever sat, or did anything without a seat: all that is to be looked at to forget them
    metadata,
    Column("owner", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
)

former = Table(
    "former",  # guests that became part of an account: logs still have them
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
)
Index("former_owner", former.c.owner)

farewells = Table(
    "farewells",  # who is being forgotten: it may take a while, and a start in between
    metadata,
    Column("owner", Text, primary_key=True),
    Column("group", Text, nullable=False),  # the same for all that one person is or was
    Column("since", BigInteger, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),  # who wants notices: a guest, with all people at its device
    Column("table_id", Text),  # of everybody's turns at this table; null: of the owner's, at any table
    Column("body", Text, nullable=False),  # JSON: where to and how
    Column("failures", Integer, nullable=False),  # since the last notice that was taken
)
Index("subscriptions_owner", subscriptions.c.owner)
Index("subscriptions_table", subscriptions.c.table_id)

calls = Table(
    "calls",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),  # in the game: what is to be decided there
    Column("subscription", Text, primary_key=True),
    Column("personal", Boolean, nullable=False),  # whether only the one who decides is told
    Column("due", BigInteger, nullable=False),
    Column("remind", BigInteger),
    Column("told", Boolean, nullable=False),
)
Index("calls_due", calls.c.due)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat", BigInteger, nullable=False),  # ms, by the database's clock
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("company", Text, nullable=False),  # the others' names, in small letters
    Column("about", Text, nullable=False),  # JSON: the game as a list shows it
)
Index("results_owner", results.c.owner, results.c.finished, results.c.table_id)

tallies = Table(
    "tallies",
    metadata,
    Column("owner", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("best", Integer, nullable=False),
    Column("robots", BigInteger, nullable=False),
    Column("widgets", BigInteger, nullable=False),
    Column("lost", BigInteger, nullable=False),
)

counted = Table(
    "counted",  # finished games that are in the results and tallies, or in nobody's
    metadata,
    Column("table_id", Text, primary_key=True),
)

keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON, packed
)

brought = Table(
    "brought",  # games that were played elsewhere; their results are with the others, by this id
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("played", Text, nullable=False),  # a fingerprint of the game: the same twice is one
    Column("added", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # the record, packed
)
Index("brought_owner", brought.c.owner, brought.c.played)

judgements = Table(
    "judgements",  # what the review of a game says of each person in it, as sums that can be added up
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),  # JSON
)
Index("judgements_owner", judgements.c.owner, judgements.c.finished)

daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("drawn", BigInteger, nullable=False),
)

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("day", Text, primary_key=True),
    Column("deal", Text, primary_key=True),  # server, or public: handed in on trust
    Column("owner", Text, primary_key=True),  # a person; or bot:LEVEL in the person's seat
    Column("name", Text, nullable=False),
    Column("table_id", Text),
    Column("finished", BigInteger),  # null: begun, or finished when the day was over
    Column("points", Integer),
    Column("place", Integer),
    Column("play", Text),  # JSON: what was bid in each auction
    Column("digest", Text),  # of the moves: nobody hands in another's game
)
Index("daily_tries_owner", daily_tries.c.owner, daily_tries.c.day)
Index("daily_tries_table", daily_tries.c.table_id)
Index("daily_tries_points", daily_tries.c.day, daily_tries.c.deal, daily_tries.c.points)
Index("daily_tries_digest", daily_tries.c.day, daily_tries.c.deal, daily_tries.c.digest, unique=True)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),  # of the guest that it grew from: all that is the guest's is the account's
    Column("name", Text, nullable=False),
    Column("likeness", Text, nullable=False),  # the name as it looks: no two look alike
    Column("created", BigInteger, nullable=False),
)
Index("accounts_likeness", accounts.c.likeness, unique=True)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # as its authenticator calls it, in base64url
    Column("account", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),  # public, in COSE's form
    Column("uses", BigInteger, nullable=False),  # as its authenticator counts them: a copy would count behind
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)
Index("passkeys_account", passkeys.c.account)

sign_in_codes = Table(
    "sign_in_codes",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("account", Text, nullable=False),
    Column("kind", Text, nullable=False),  # recovery, device, operator
    Column("expires", BigInteger),  # null: never
)
Index("sign_in_codes_account", sign_in_codes.c.account)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("account", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
Index("sessions_account", sessions.c.account)

spent = Table(
    "spent",  # what works once and was used, until it would not work any more
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
Index("spent_until", spent.c.until)

rated_games = Table(
    "rated_games",  # finished games that count for the ratings
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("pool", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON: who came in which place
)
Index("rated_games_order", rated_games.c.pool, rated_games.c.finished, rated_games.c.table_id)

rating_steps = Table(
    "rating_steps",  # somebody's rating after each of their rated games
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("owner", Text, primary_key=True),
    Column("pool", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),  # with this one
)
_STEP = (rating_steps.c.owner, rating_steps.c.pool, rating_steps.c.finished, rating_steps.c.table_id)
Index("rating_steps_owner", *_STEP)
Index("rating_steps_order", *_STEP[1:])

ratings = Table(
    "ratings",  # the newest of these steps
    metadata,
    Column("owner", Text, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("low", Double, nullable=False),  # what the rating is at least, almost surely: the order of the list
)
Index("ratings_order", ratings.c.pool, ratings.c.low)

groups = Table(
    "groups",  # tables among friends that last: the id is the key to one
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("table_id", Text),  # the newest table that is known; others follow it by their logs
)

group_members = Table(
    "group_members",
    metadata,
    Column("group_id", Text, primary_key=True),
    Column("owner", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("places", BigInteger, nullable=False),  # added up
    Column("points", BigInteger, nullable=False),
    Column("best", Integer),
)
Index("group_members_owner", group_members.c.owner)

group_games = Table(
    "group_games",
    metadata,
    Column("group_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("finished", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON: who came in which place
)
Index("group_games_order", group_games.c.group_id, group_games.c.finished, group_games.c.table_id)
