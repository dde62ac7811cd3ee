// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlite/word_upkeep.h"

#include "core/base/log.h"
#include "core/store/rows/search_rows.h"
#include "core/store/sqlite/writer.h"

namespace studio::store {

namespace {

/// Does piece after piece until none is left (false), then the next task. Other writing waits for one piece
/// at most.
void goOn(Writer &writer, const std::function<base::Result<bool>(Connection &)> &piece, const char *trouble,
          const std::function<void()> &then)
{
    const auto isLeft = std::make_shared<bool>(false);
    writer.queue({[piece, isLeft](Connection &connection) -> Writer::Outcome {
                      const auto done = piece(connection);
                      if (!done)
                          return done.error();
                      *isLeft = *done;
                      return std::nullopt;
                  },
                  [&writer, piece, trouble, then, isLeft](const Writer::Outcome &error) {
                      if (error)
                          qCWarning(base::lcStore) << trouble << error->detail;
                      else
                          *isLeft ? goOn(writer, piece, trouble, then) : then();
                  }});
}

} // namespace

void WordUpkeep::indexUnread()
{
    constexpr qint64 kPiece = 500; // events: some ten milliseconds
    goOn(
        m_writer,
        [](Connection &connection) {
            return store::indexUnread(connection, kPiece).transform([](qint64 left) { return left > 0; });
        },
        "the search stays incomplete:", [words = *this]() mutable { words.merge(); });
}

void WordUpkeep::merge()
{
    goOn(m_writer, mergeWords, "the index stays in pieces:", [] {});
}

} // namespace studio::store
