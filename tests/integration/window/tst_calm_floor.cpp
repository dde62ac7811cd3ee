// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house.h"
#include "app/studio_window.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "ui/window/translations.h"

#include <QApplication>
#include <QEvent>
#include <QHash>
#include <QTest>

#include <algorithm>
#include <variant>

namespace tst_calm_floor {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

constexpr int kLong = 60'000; // ms: real votes and real turns, on a busy machine
constexpr int kMostPixels = 4;

/// Notes where the parts of a floor panel stand each time one of them is painted.
class Watch : public QObject
{
public:
    explicit Watch(QWidget &panel)
        : m_panel(panel)
    {
        for (const QString &name :
             {u"floorHeadline"_s, u"floorVotesTitle"_s, u"floorVotes"_s, u"floorFlip"_s, u"floorFooter"_s})
            add(panel.findChild<QWidget *>(name));
        for (QWidget *row : panel.findChildren<QWidget *>(u"floorRow"_s))
            add(row);
    }

    [[nodiscard]] qsizetype parts() const { return m_tops.size(); }
    [[nodiscard]] int paints() const { return m_paints; }
    /// The largest distance between two places of one part.
    [[nodiscard]] int widest() const
    {
        int widest = 0;
        for (const auto &[least, most] : m_tops)
            widest = std::max(widest, most - least);
        return widest;
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() != QEvent::Paint)
            return false;
        ++m_paints;
        for (auto part = m_tops.begin(); part != m_tops.end(); ++part) {
            const int top = part.key()->mapTo(&m_panel, QPoint()).y();
            part->first = std::min(part->first, top);
            part->second = std::max(part->second, top);
        }
        return false;
    }

private:
    void add(QWidget *part)
    {
        if (!part)
            return;
        const int top = part->mapTo(&m_panel, QPoint()).y();
        m_tops.insert(part, {top, top});
        part->installEventFilter(this);
    }

    QWidget &m_panel;
    QHash<QWidget *, std::pair<int, int>> m_tops;
    int m_paints = 0;
};

} // namespace

/// The floor panel over a talk of the real studio: it can be read while votes and turns come and go.
class CalmFloor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingMovesWhileTheyVoteAndSpeak();
};

void CalmFloor::nothingMovesWhileTheyVoteAndSpeak()
{
    const TemporaryStudio folder;
    auto house = app::House::open(folder.dataFolder(), app::House::Access::ReadWrite, app::House::Time::Real);
    QVERIFY(house);
    int decisions = 0;
    int replies = 0;
    connect(&(*house)->rooms(), &ports::RoomPort::published, this, [&](const auto &, const auto &events) {
        for (const model::Envelope &event : events) {
            decisions += std::holds_alternative<model::Decided>(event.body) ? 1 : 0;
            const auto *posted = std::get_if<model::MessagePosted>(&event.body);
            replies += posted && posted->message.from.value().startsWith(u"companion_") ? 1 : 0;
        }
    });
    ui::Translations translations;
    translations.use(model::Language::English);
    app::StudioWindow studio(**house, translations, folder.file(u"window.ini"_s));
    studio.open();
    QVERIFY(QTest::qWaitForWindowActive(&studio.window()));
    QTRY_COMPARE_WITH_TIMEOUT(studio.window().windowTitle(), u"Tea at five – Companion Studio"_s, kLong);
    QTRY_VERIFY_WITH_TIMEOUT(replies >= 1, kLong); // the greeting
    auto *panel = studio.window().findChild<QWidget *>(u"floorPanel"_s);
    QVERIFY(panel && panel->isVisible());
    QTRY_COMPARE(panel->findChildren<QWidget *>(u"floorRow"_s).size(), 3);
    for (int pass = 0; pass < 3; ++pass) // until the last layout
        QCoreApplication::processEvents();
    Watch watch(*panel);
    QCOMPARE(watch.parts(), 8);
    decisions = 0;
    replies = 0;

    QTest::keyClicks(studio.window().findChild<QWidget *>(u"composer.input"_s), u"Who likes rain?"_s);
    QTest::keyClick(studio.window().findChild<QWidget *>(u"composer.input"_s), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(decisions >= 3 && replies >= 2, kLong);

    QVERIFY(watch.paints() > 20);
    QVERIFY2(watch.widest() <= kMostPixels, QByteArray::number(watch.widest()));
}

SUITE_TEST(QApplication, CalmFloor)

} // namespace tst_calm_floor

#include "tst_calm_floor.moc"
