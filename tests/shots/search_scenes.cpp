// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/search/search_terms.h"
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace studio::tests::search_scenes {

namespace {

using model::SearchHit;
using model::SearchKind;

/// A hit in the tea room with the word in it.
SearchHit found(const QString &text, const QString &word, SearchKind kind, const base::ParticipantId &who,
                int hour)
{
    const search::Excerpt excerpt = search::excerptOf(text, search::termsOf(word));
    return {.place = hour,
            .kind = kind,
            .room = teaRoom(),
            .seq = hour,
            .author = who,
            .time = QDateTime(QDate(2026, 3, 14), QTime(hour, 4), base::kUtc),
            .excerpt = excerpt.text,
            .found = excerpt.found,
            .message = 0};
}

void open(Stage &stage, const QString &word)
{
    stage.openRoom(4, quietFloor());
    stage.window().findChild<QAction *>(u"searchEverywhereAction"_s)->trigger();
    stage.window().findChild<QLineEdit *>(u"searchField"_s)->setText(word);
}

/// The first word of more than a few letters, or the first characters in scripts without spaces.
QString wordOf(const QString &text)
{
    for (const search::Term &term : search::termsOf(text)) {
        const search::TermPiece &piece = term.first();
        if (piece.isDense || piece.text.size() > 4)
            return piece.text.left(piece.isDense ? 2 : 12);
    }
    return {};
}

void someHits(Stage &stage)
{
    const QString word = wordOf(stage.talk.answer);
    open(stage, word);
    SearchHit other =
        found(stage.talk.answer + u' ' + stage.talk.line, word, SearchKind::Message, kyoko(), 12);
    other.isOffPath = true;
    stage.searching.answer(model::SearchPage{
        {found(stage.talk.answer, word, SearchKind::Message, kyoko(), 17),
         found(stage.talk.why + u' ' + stage.talk.answer, word, SearchKind::Thought, aya(), 16),
         found(stage.talk.answer + u' ' + stage.talk.inShort, word, SearchKind::Note, natsumi(), 14), other},
        11});
}

void noHits(Stage &stage)
{
    open(stage, u"zzz"_s);
    stage.searching.answer(model::SearchPage{});
    auto *kind = stage.window().findChild<QComboBox *>(u"searchKind"_s);
    kind->setCurrentIndex(kind->findData(int(SearchKind::Note)));
    stage.searching.answer(model::SearchPage{});
}

void noQuestion(Stage &stage) { open(stage, {}); }

} // namespace

QList<Scene> all()
{
    return {{u"search"_s, true, someHits},
            {u"search-nothing"_s, false, noHits},
            {u"search-empty"_s, true, noQuestion}};
}

} // namespace studio::tests::search_scenes
