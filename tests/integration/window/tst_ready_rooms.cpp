// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house.h"
#include "app/studio_window.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "ui/window/translations.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QHash>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <variant>

namespace tst_ready_rooms {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

constexpr int kLong = 60'000; // ms: real votes and real turns, on a busy machine

QPushButton *buttonOf(const QWidget &window, const QString &text)
{
    const auto buttons = window.findChildren<QPushButton *>();
    const auto found = std::find_if(buttons.cbegin(), buttons.cend(), [&text](const QPushButton *button) {
        return button->text() == text && button->isVisible();
    });
    return found == buttons.cend() ? nullptr : *found;
}

} // namespace

/// Rooms made from a card of the form for new rooms, in the real studio with the model Rehearsal.
class ReadyRooms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCardMakesARoomThatTalks_data();
    void aCardMakesARoomThatTalks();
};

void ReadyRooms::aCardMakesARoomThatTalks_data()
{
    QTest::addColumn<QString>("card");
    QTest::newRow("votes") << u"Interview"_s;
    QTest::newRow("one after the other") << u"Game night"_s;
}

void ReadyRooms::aCardMakesARoomThatTalks()
{
    QFETCH(const QString, card);
    const TemporaryStudio folder;
    auto house = app::House::open(folder.dataFolder(), app::House::Access::ReadWrite, app::House::Time::Real);
    QVERIFY(house);
    QHash<QString, int> replies; // by room
    const QObject listener;      // goes before them
    connect(&(*house)->rooms(), &ports::RoomPort::published, &listener,
            [&](const auto &room, const auto &events) {
                for (const model::Envelope &event : events) {
                    const auto *posted = std::get_if<model::MessagePosted>(&event.body);
                    if (posted && posted->message.from.value().startsWith(u"companion_"))
                        ++replies[room.value()];
                }
            });
    ui::Translations translations;
    translations.use(model::Language::English);
    app::StudioWindow studio(**house, translations, folder.file(u"window.ini"_s));
    studio.open();
    QWidget &window = studio.window();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTRY_COMPARE_WITH_TIMEOUT(window.windowTitle(), u"Tea at five – Companion Studio"_s, kLong);
    QTRY_VERIFY_WITH_TIMEOUT(!replies.isEmpty(), kLong); // the first room's own greeting
    const QString first = replies.cbegin().key();

    window.findChild<QAction *>(u"newRoomAction"_s)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window.findChild<QDialog *>(u"newRoomDialog"_s), kLong);
    auto *dialog = window.findChild<QDialog *>(u"newRoomDialog"_s);
    QTRY_VERIFY(buttonOf(*dialog, card));
    buttonOf(*dialog, card)->click();
    dialog->findChild<QPushButton *>(u"createRoom"_s)->click();

    QTRY_COMPARE_WITH_TIMEOUT(window.windowTitle(), card + u" – Companion Studio"_s, kLong);
    const auto repliesHere = [&] {
        int count = 0;
        for (auto room = replies.cbegin(); room != replies.cend(); ++room)
            count += room.key() == first ? 0 : room.value();
        return count;
    };
    QTRY_VERIFY_WITH_TIMEOUT(repliesHere() >= 1, kLong); // the greeting
    const int before = repliesHere();
    auto *input = window.findChild<QWidget *>(u"composer.input"_s);
    QTest::keyClicks(input, u"Who likes rain?"_s);
    QTest::keyClick(input, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(repliesHere() > before, kLong);
}

SUITE_TEST(QApplication, ReadyRooms)

} // namespace tst_ready_rooms

#include "tst_ready_rooms.moc"
