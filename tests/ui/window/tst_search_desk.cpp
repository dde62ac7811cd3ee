// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_memory_port.h"
#include "tests/support/ui/fake_search_port.h"
#include "tests/ui/window/studio_window.h"
#include "ui/search/hit_model.h"
#include "ui/search/search_window.h"
#include "ui/transcript/transcript_view.h"

#include <QAction>
#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>

namespace tst_search_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::SearchHit;
using model::SearchKind;
using model::SearchPage;

namespace {

const base::RoomId kLab(u"room_lab"_s);

SearchHit hit(qint64 place, const QString &text, SearchKind kind = SearchKind::Message)
{
    return {.place = place,
            .kind = kind,
            .room = teaRoom(),
            .seq = place,
            .author = kyoko(),
            .time = QDateTime(QDate(2026, 5, 1), QTime(12, 0), base::kUtc),
            .excerpt = text,
            .found = {{0, 3}},
            .message = 0};
}

/// The search over two rooms; one of them is open.
struct Stage
{
    Stage()
    {
        studio.window.desks().offerSearch(port);
        studio.window.desks().offerMemory(memory);
        model::RoomSummary lab{.id = kLab, .name = u"Lab"_s, .messages = 1};
        studio.list({StudioWindow::tea(), lab});
        studio.rooms.commandOf(u"openRoom"_s)
            .answer<ports::RoomView>(
                roomView(5, {posted(0, kyoko(), u"Welcome!"_s), posted(1, aya(), u"Tea?"_s)}, quietFloor()));
        studio.find<QAction>(u"searchEverywhereAction"_s)->trigger();
    }

    ui::SearchWindow *window() { return studio.find<ui::SearchWindow>(u"searchWindow"_s); }
    QLineEdit *field() { return studio.find<QLineEdit>(u"searchField"_s); }
    QListView *list() { return studio.find<QListView>(u"searchHits"_s); }
    QComboBox *box(const QString &name) { return studio.find<QComboBox>(name); }
    QString label(const QString &name) { return studio.find<QLabel>(name)->text(); }
    bool isShown(const QString &name) { return studio.find<QWidget>(name)->isVisibleTo(window()); }
    QString row(int number, int role) { return list()->model()->index(number, 0).data(role).toString(); }
    void find(const QString &text, const SearchPage &page)
    {
        field()->setText(text);
        port.answer(page);
    }

    StudioWindow studio;
    FakeSearchPort port;
    FakeMemoryPort memory;
};

} // namespace

/// Search finds words in all rooms, and opens their places.
class SearchDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMenuOpensIt()
    {
        Stage stage;

        QVERIFY(stage.window() && stage.window()->isVisible());
        QVERIFY(stage.isShown(u"searchEmpty"_s));
        QVERIFY(stage.label(u"searchEmpty"_s).startsWith(u"Write what you are looking for."_s));
        QVERIFY(stage.port.queries().isEmpty());
        QVERIFY(!stage.studio.find<QPushButton>(u"searchGo"_s)->isEnabled());
    }

    void whatIsFoundSaysWhoWhereWhenAndWhat()
    {
        Stage stage;

        stage.find(u"tea"_s, {{hit(9, u"tea at five"_s), hit(8, u"tea?"_s, SearchKind::Thought)}});

        QCOMPARE(stage.list()->model()->rowCount(), 2);
        QCOMPARE(stage.row(0, ui::HitModel::TitleRole), u"Kyoko · Tea at five"_s);
        QCOMPARE(stage.row(1, ui::HitModel::TitleRole), u"Kyoko · Tea at five · thought"_s);
        QCOMPARE(stage.row(0, ui::HitModel::TextRole), u"tea at five"_s);
        QVERIFY(stage.row(0, Qt::AccessibleTextRole).endsWith(u": tea at five"_s));
        QCOMPARE(stage.label(u"searchState"_s), u"2 found"_s);
        QVERIFY(stage.isShown(u"searchHits"_s));
        QVERIFY(!stage.list()->grab().isNull()); // it can be painted
    }

    void aFastTypistIsAskedForOnce()
    {
        Stage stage;

        stage.field()->setText(u"t"_s);
        stage.field()->setText(u"te"_s);
        stage.field()->setText(u"tea"_s);
        QCOMPARE(stage.port.queries().size(), 1);
        stage.port.answer(SearchPage{{hit(9, u"to"_s)}});
        QCOMPARE(stage.list()->model()->rowCount(), 0); // an old answer is not shown
        QCOMPARE(stage.port.queries().size(), 2);
        QCOMPARE(stage.port.queries().last().text, u"tea"_s);
        stage.port.answer(SearchPage{{hit(9, u"tea"_s)}});

        QCOMPARE(stage.row(0, ui::HitModel::TextRole), u"tea"_s);
    }

    void whoeverRoomsNameCanBeChosen()
    {
        Stage stage;
        const base::ParticipantId mina(u"user_mina"_s);
        giveAnswer(stage.port.speakerLists.last(),
                   QList<model::NamedSpeaker>{{kyoko(), {}},
                                              {mina, {{teaRoom(), u"Mina"_s}, {kLab, u"Dr. Okada"_s}}}});

        const int choice = stage.box(u"searchSpeaker"_s)->findText(u"Mina, Dr. Okada"_s);
        QVERIFY(choice > 0);
        QCOMPARE(stage.box(u"searchSpeaker"_s)->findText(u"Kyoko"_s, Qt::MatchExactly) > 0, true);
        stage.box(u"searchSpeaker"_s)->setCurrentIndex(choice);
        SearchHit said = hit(9, u"tea"_s);
        said.author = mina;
        stage.find(u"tea"_s, {{said}});

        QCOMPARE(stage.port.queries().last().speaker, mina);
        QCOMPARE(stage.row(0, ui::HitModel::TitleRole), u"Mina · Tea at five"_s);
    }

    void filtersAreAskedFor()
    {
        Stage stage;
        stage.find(u"tea"_s, {});
        QCOMPARE(stage.label(u"searchEmpty"_s), u"No results. Shorten a word or use fewer words."_s);

        stage.box(u"searchRoom"_s)->setCurrentIndex(stage.box(u"searchRoom"_s)->findText(u"Lab"_s));
        stage.port.answer(SearchPage{});
        stage.box(u"searchSpeaker"_s)->setCurrentIndex(stage.box(u"searchSpeaker"_s)->findText(u"Kyoko"_s));
        stage.port.answer(SearchPage{});
        stage.box(u"searchKind"_s)->setCurrentIndex(stage.box(u"searchKind"_s)->findText(u"Notes"_s));
        stage.port.answer(SearchPage{});
        stage.box(u"searchTime"_s)
            ->setCurrentIndex(stage.box(u"searchTime"_s)->findText(u"Between two days"_s));
        stage.port.answer(SearchPage{});
        QVERIFY(stage.isShown(u"searchFrom"_s) && stage.isShown(u"searchTo"_s));
        stage.studio.find<QDateEdit>(u"searchFrom"_s)->setDate(QDate(2026, 5, 2));
        stage.port.answer(SearchPage{});
        stage.studio.find<QDateEdit>(u"searchTo"_s)->setDate(QDate(2026, 5, 1));
        stage.port.answer(SearchPage{});

        const model::SearchQuery asked = stage.port.queries().last();
        QCOMPARE(asked.room, kLab);
        QCOMPARE(asked.speaker, kyoko());
        QCOMPARE(asked.kinds, QList<SearchKind>{SearchKind::Note});
        QCOMPARE(asked.from.toLocalTime().date(), QDate(2026, 5, 1)); // the earlier of the two
        QCOMPARE(asked.to.toLocalTime().date(), QDate(2026, 5, 3));
        QVERIFY(stage.label(u"searchEmpty"_s).contains(u"No results. Clear a filter or shorten a word"_s));
        stage.studio.find<QPushButton>(u"searchUnfilter"_s)->click();
        QCOMPARE(stage.port.queries().last(), model::SearchQuery{.text = u"tea"_s});
        QVERIFY(!stage.isShown(u"searchUnfilter"_s));
    }

    void theKeysGoFromTheFieldToThePlace()
    {
        Stage stage;
        stage.find(u"tea"_s, {{hit(9, u"one"_s), hit(8, u"two"_s)}});
        QVERIFY(QTest::qWaitForWindowActive(stage.window()));

        QTest::keyClick(stage.field(), Qt::Key_Down);
        QCOMPARE(stage.window()->focusWidget(), stage.list());
        QTest::keyClick(stage.list(), Qt::Key_Down);
        QCOMPARE(stage.list()->currentIndex().row(), 1);
        QTest::keyClick(stage.list(), Qt::Key_Up);
        QTest::keyClick(stage.list(), Qt::Key_Up);
        QCOMPARE(stage.window()->focusWidget(), stage.field());
        QTest::keyClick(stage.field(), Qt::Key_Return);

        QCOMPARE(stage.studio.find<ui::TranscriptView>(u"transcript"_s)->currentRow(), 0);
        QVERIFY(stage.window()->isVisible()); // the user can go to the next hit
        QTest::keyClick(stage.window(), Qt::Key_Escape);
        QVERIFY(!stage.window()->isVisible());
    }

    void aPlaceInAnotherRoomOpensIt()
    {
        Stage stage;
        SearchHit far = hit(9, u"tea"_s);
        far.room = kLab;
        stage.find(u"tea"_s, {{far}});
        stage.studio.rooms.forgetCalls();

        stage.studio.find<QPushButton>(u"searchGo"_s)->click();

        QVERIFY(stage.studio.rooms.has(u"openRoom"_s));
    }

    void aNoteLeadsToWhoRemembersIt()
    {
        Stage stage;
        SearchHit note = hit(9, u"tea"_s, SearchKind::Note);
        note.message.reset();
        stage.find(u"tea"_s, {{note}});

        stage.studio.find<QPushButton>(u"searchGo"_s)->click();

        QCOMPARE(stage.memory.commands(), QStringList{u"read companion_kyoko"_s});
    }

    void moreComesByScrolling()
    {
        Stage stage;
        SearchPage first;
        for (int i = 0; i < 50; ++i)
            first.hits.append(hit(100 - i, u"tea %1"_s.arg(i)));
        first.next = 51;
        stage.find(u"tea"_s, first);
        QVERIFY(stage.label(u"searchState"_s).contains(u"more below"_s));

        stage.list()->scrollToBottom();
        stage.list()->model()->fetchMore({});
        QCOMPARE(stage.port.queries().last().before, 51);
        stage.port.answer(SearchPage{{hit(50, u"tea, the last"_s)}});

        QCOMPARE(stage.list()->model()->rowCount(), 51);
        QCOMPARE(stage.label(u"searchState"_s), u"51 found"_s);
        QVERIFY(!stage.list()->model()->canFetchMore({}));
    }

    void whatIsStillBeingReadIsTold()
    {
        Stage stage;

        stage.find(u"tea"_s, {{hit(9, u"tea"_s)}, {}, 1200});
        QVERIFY2(stage.label(u"searchState"_s).contains(u"1,200 left"_s),
                 qPrintable(stage.label(u"searchState"_s)));
        QTRY_COMPARE_WITH_TIMEOUT(stage.port.queries().size(), 2, 5000); // it searches again by itself
        stage.port.answer(SearchPage{{hit(9, u"tea"_s), hit(8, u"old tea"_s)}});

        QCOMPARE(stage.label(u"searchState"_s), u"2 found"_s);
    }

    void troubleIsTold()
    {
        Stage stage;
        stage.field()->setText(u"tea"_s);

        stage.port.answer(base::failure(base::ErrorCode::Corrupt, u"The stored data is damaged."_s));

        QCOMPARE(stage.label(u"searchState"_s), u"The stored data is damaged."_s);
    }

    void aPageOfAnOlderSearchIsNotShown()
    {
        Stage stage;
        SearchPage first{{hit(100, u"tea"_s)}};
        first.next = 51;
        stage.find(u"tea"_s, first);
        stage.list()->model()->fetchMore({});
        const auto older = stage.port.searches.last();

        stage.find(u"coffee"_s, {{hit(7, u"coffee"_s)}});
        giveAnswer(older, SearchPage{{hit(50, u"tea, the last"_s)}});

        QCOMPARE(stage.list()->model()->rowCount(), 1);
        QCOMPARE(stage.row(0, ui::HitModel::TextRole), u"coffee"_s);
    }

    void aDecisionIsToldAsASentence()
    {
        Stage stage;
        SearchHit chosen = hit(9, u"speak\nKyoko"_s, SearchKind::Decision);
        chosen.decision = model::Decision{
            .messageId = base::MessageId(u"m1"_s), .rule = model::Rule::OnlyCandidate, .winner = kyoko()};
        chosen.decision->candidates = {{.id = kyoko(), .state = model::VoteState::Speak, .importance = 8}};

        stage.find(u"kyoko"_s, {{chosen}});

        QVERIFY2(stage.row(0, ui::HitModel::TextRole).startsWith(u"Kyoko speaks"_s),
                 qPrintable(stage.row(0, ui::HitModel::TextRole)));
        const auto found = stage.list()->model()->index(0, 0).data(ui::HitModel::FoundRole);
        QCOMPARE(found.value<QList<model::TextRange>>(), (QList<model::TextRange>{{0, 5}}));
    }

    void everyPartHasAName()
    {
        Stage stage;
        for (const QString &name : {u"searchField"_s, u"searchRoom"_s, u"searchSpeaker"_s, u"searchKind"_s,
                                    u"searchTime"_s, u"searchFrom"_s, u"searchTo"_s, u"searchHits"_s})
            QVERIFY2(!stage.studio.find<QWidget>(name)->accessibleName().isEmpty(), qPrintable(name));
    }
};

SUITE_TEST(QApplication, SearchDeskTest)

} // namespace tst_search_desk

#include "tst_search_desk.moc"
