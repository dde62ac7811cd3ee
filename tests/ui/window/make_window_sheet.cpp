// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of the window's looks: layouts, palette, timeline and events, high contrast, narrow and with large
// text, for people to look at.
#include "tests/support/suite.h"
#include "tests/ui/window/studio_window.h"
#include "ui/avatar/avatars.h"
#include "ui/stage/stage_view.h"
#include "ui/window/live_signs.h"
#include "ui/window/top_bar.h"

#include <QAction>
#include <QDir>
#include <QLineEdit>
#include <QListView>

namespace make_window_sheet {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::ThemeChoice;

namespace {

ports::FloorView ayaSpeaks()
{
    ports::FloorView floor =
        decidedFloor({voted(kyoko(), 7, model::VoteState::Speak), missing(natsumi(), model::Cause::Timeout),
                      voted(aya(), 9, model::VoteState::Speak)},
                     model::Rule::Speak, aya(), kyoko());
    floor.rows[2].speaking = true;
    floor.rows[1].muted = true;
    return floor;
}

model::Envelope decided(qint64 seq)
{
    return eventAt(seq, model::Decided{base::Millis(0), *ayaSpeaks().decision});
}

QList<model::Envelope> story()
{
    const base::ParticipantId you(u"user"_s);
    const model::TurnOver over{
        .from = natsumi(), .outcome = model::Outcome::Failed, .cause = model::Cause::Unreachable};
    return {
        eventAt(1, posted(0, kyoko(), u"Come in, the tea is just ready. What kind of day have you had?"_s)),
        eventAt(2, posted(1, you, u"Aya, what is a distributed system?"_s)),
        decided(3),
        eventAt(4, contentOf(u"t1"_s, aya(), u"A set of machines in which "_s)),
        eventAt(
            5,
            posted(
                2, aya(),
                u"A set of machines in which one takes a long time to believe that another has stopped."_s)),
        eventAt(6, model::FloorTold{{base::Millis(0), over}, {}}),
        decided(7),
        eventAt(8, model::FloorSaid{{base::Millis(0), model::Rest{model::RestReason::Nobody, {}}}, {}})};
}

} // namespace

class WindowSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void take_data()
    {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("language");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<QSize>("size");
        const auto row = [](const char *name, const QString &scene, ThemeChoice theme, int language,
                            double zoom, QSize size) {
            QTest::newRow(name) << scene << int(theme) << language << zoom << size;
        };
        const QSize usual(1280, 800);
        row("author-contrast", u"author"_s, ThemeChoice::HighContrast, 0, 1, usual);
        row("live-dark", u"live"_s, ThemeChoice::Dark, 2, 1, usual);
        row("log-light", u"log"_s, ThemeChoice::Light, 0, 1, usual);
        row("events-dark", u"events"_s, ThemeChoice::Dark, 0, 1, usual);
        row("events-contrast", u"events"_s, ThemeChoice::HighContrast, 0, 1, usual);
        row("palette-light", u"palette"_s, ThemeChoice::Light, 0, 1, usual);
        row("palette-ja-dark", u"palette"_s, ThemeChoice::Dark, 1, 1, usual);
        row("palette-typed-light", u"typed"_s, ThemeChoice::Light, 0, 1, usual);
        row("palette-large", u"palette"_s, ThemeChoice::Light, 0, 2, usual);
        row("narrow-light", u"author"_s, ThemeChoice::Light, 0, 1, {1000, 700});
        row("large-light", u"author"_s, ThemeChoice::Light, 0, 2, usual);
        row("timeline-large", u"log"_s, ThemeChoice::Light, 0, 2, usual);
        row("focus-dark", u"focus"_s, ThemeChoice::Dark, 0, 1, usual);
    }
    void take()
    {
        QFETCH(QString, scene);
        QFETCH(int, theme);
        QFETCH(int, language);
        QFETCH(double, zoom);
        QFETCH(QSize, size);
        static const QFont usualFont = QApplication::font(); // each window zooms the current font
        QApplication::setFont(usualFont);
        StudioWindow studio;
        studio.window.resize(size);
        studio.find<QAction>(u"languageAction%1"_s.arg(language))->trigger();
        studio.find<QAction>(u"themeAction%1"_s.arg(theme))->trigger();
        studio.find<QAction>(u"motionAction1"_s)->trigger();
        for (double now = 1; now + 0.01 < zoom; now *= 1.1)
            studio.find<QAction>(u"zoomInAction"_s)->trigger();
        studio.open(ayaSpeaks());
        Q_EMIT studio.rooms.published(
            teaRoom(),
            {eventAt(
                6,
                contentOf(
                    u"t"_s, aya(),
                    u"Take clocks. Two of them never show the same time, so order cannot come from now(), it has to"_s))},
            ayaSpeaks());
        play(studio, scene);
        const auto *stage = studio.find<ui::StageView>(u"stage"_s); // bubbles have a pace of their own
        if (stage->isVisible() && stage->mode() != ui::StageMode::Strip)
            QTRY_VERIFY(studio.find<QWidget>(u"speechBubble"_s)->isVisible());

        const QDir folder(QStringLiteral(STUDIO_BINARY_DIR "/shots"));
        QVERIFY(folder.mkpath(u"."_s));
        QVERIFY(studio.window.grab().save(
            folder.filePath(u"window-%1.png"_s.arg(QString::fromUtf8(QTest::currentDataTag())))));
    }

private:
    static void answer(StudioWindow &studio)
    {
        if (studio.rooms.has(u"events"_s))
            studio.rooms.commandOf(u"events"_s).answer<QList<model::Envelope>>(story());
    }

    static void play(StudioWindow &studio, const QString &scene)
    {
        if (scene == "live"_L1) {
            studio.find<QAction>(u"layoutAction1"_s)->trigger();
            auto &signs = studio.find<ui::TopBar>(u"topBar"_s)->signs();
            signs.show(ui::LiveSigns::Sign::Camera, u"camera"_s);
            signs.show(ui::LiveSigns::Sign::Cost, u"0.4 ¢"_s);
        }
        if (scene == "log"_L1) {
            studio.find<QAction>(u"layoutAction2"_s)->trigger();
            answer(studio);
        }
        if (scene == "events"_L1) {
            studio.find<QAction>(u"showEventsAction"_s)->trigger();
            answer(studio);
            auto *list = studio.find<QListView>(u"eventList"_s);
            list->setCurrentIndex(list->model()->index(3, 0));
            QTest::keyClick(list, Qt::Key_Return);
            studio.rooms.last().answer<QList<model::Envelope>>({story().at(4)});
        }
        if (scene == "palette"_L1 || scene == "typed"_L1)
            studio.find<QAction>(u"paletteAction"_s)->trigger();
        if (scene == "typed"_L1)
            QTest::keyClicks(studio.find<QLineEdit>(u"paletteInput"_s), u"the"_s);
        if (scene == "focus"_L1)
            studio.key(Qt::Key_F6, Qt::ShiftModifier), studio.key(Qt::Key_F6, Qt::ShiftModifier);
    }
};

SUITE_TEST(QApplication, WindowSheet)

} // namespace make_window_sheet

#include "make_window_sheet.moc"
