// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gesture/gesture_book.h"
#include "core/memory/note_book.h"
#include "core/room/tools/own_abilities.h"
#include "core/room/tools/turn_tools.h"
#include "tests/support/fake_note_store.h"
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QSet>
#include <QTest>

namespace tst_own_abilities {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Language;
using tests::companion;

/// The abilities that companions can be allowed are those that they are offered in their turns.
class TestOwnAbilities : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyToolOfATurnCanBeAllowed();
    void everyGestureCanBeAllowed();
};

void TestOwnAbilities::everyToolOfATurnCanBeAllowed()
{
    tests::FakeNoteStore store;
    memory::NoteBook notes(store);
    tests::Stage stage(tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}));
    const room::TurnTools turn(
        room::TurnSelf{stage.director(), companion(u"aya"_s), base::TurnId(u"t1"_s), {}, true}, nullptr,
        &notes);

    QSet<QString> offered;
    for (const llm::ToolSpec &tool : turn.tools())
        offered.insert(tool.name);
    QSet<QString> known;
    for (const model::Ability &ability : room::ownTools()) {
        known.insert(ability.name);
        const agent::ToolTraits traits = turn.traitsOf(ability.name);
        QCOMPARE(ability.title, traits.title);
        QCOMPARE(ability.about, traits.about);
    }

    QCOMPARE(known, offered);
}

void TestOwnAbilities::everyGestureCanBeAllowed()
{
    const gesture::GestureBook book = gesture::GestureBook::own();

    const QList<model::Ability> known = room::ownGestures(Language::Japanese);

    QCOMPARE(known.size(), book.gestures().size());
    for (qsizetype i = 0; i < known.size(); ++i) {
        QCOMPARE(known.at(i).name, book.gestures().at(i).name);
        QCOMPARE(known.at(i).title, gesture::titleOf(book.gestures().at(i), Language::Japanese));
    }
}

SUITE_TEST(QCoreApplication, TestOwnAbilities)

} // namespace tst_own_abilities

#include "tst_own_abilities.moc"
