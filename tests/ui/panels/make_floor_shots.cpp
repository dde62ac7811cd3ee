// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of the floor for people to look at: written to shots/floor in the build folder.

#include "tests/support/suite.h"
#include "tests/support/ui/policy_floors.h"
#include "tests/ui/panels/floor_samples.h"
#include "ui/avatar/avatars.h"

#include <QApplication>
#include <QDir>
#include <QTest>
#include <QTranslator>

namespace make_floor_shots {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::FloorPanel;
using ui::Theme;

namespace {

ports::FloorView speaking()
{
    ports::FloorView floor = decided();
    floor.rows[2].speaking = true;
    floor.rows[2].next = false;
    floor.companionTurns = 3;
    return floor;
}

/// A sleeping ring; all companions except the first lack a persona.
ports::FloorView ringOf(int seats)
{
    ports::FloorView floor = sleepingRing();
    while (floor.rows.size() < seats) {
        const base::ParticipantId id(u"companion_guest%1"_s.arg(floor.rows.size()));
        floor.rows.append({.id = id});
        floor.ring->order.append({id, floor.rows.size() % 3 == 0, false, u"dormant"_s});
    }
    floor.rows.resize(seats);
    floor.ring->order.resize(seats);
    if (seats == 0)
        floor.ring->userWakes.reset();
    return floor;
}

ports::FloorView scene(const QString &name)
{
    if (name == "meter"_L1)
        return busyMeter();
    if (name == "meter-empty"_L1)
        return fullMeter();
    if (name == "ring"_L1)
        return activeRing();
    if (name == "ring-asleep"_L1)
        return silentRing();
    if (name.startsWith("ring-of-"_L1))
        return ringOf(name.mid(8).toInt());
    if (name == "quiet"_L1)
        return quietFloor();
    if (name == "mid-vote"_L1 || name == "past"_L1)
        return midVote();
    ports::FloorView floor = speaking();
    if (name == "missing"_L1)
        floor.rows[1].cause = model::Cause::RateLimited;
    if (name == "closing"_L1) {
        floor.rows[0].stage = model::Closing::PreClosing;
        floor.rows[1].stage = model::Closing::Terminal;
        floor.rows[2].stage = model::Closing::Closing;
    }
    if (name == "hold"_L1) {
        floor.held = true;
        floor.rows[2].speaking = false;
        floor.rows[2].next = true;
        floor.rest = model::Rest{model::RestReason::Held, {}};
    }
    if (name == "over"_L1) {
        floor.rows[2].speaking = false;
        floor.rest = model::Rest{model::RestReason::Nobody, {}};
    }
    if (name == "waiting"_L1) {
        floor.paused = true;
        floor.rows[2].speaking = false;
        floor.rest = model::Rest{model::RestReason::Paused, {}};
        floor.rows[0].muted = true;
    }
    return floor;
}

} // namespace

class FloorShots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void take_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("look");
        for (const QString &name :
             {u"quiet"_s,       u"mid-vote"_s,  u"moving"_s,    u"decision"_s,    u"looked-at"_s,
              u"missing"_s,     u"closing"_s,   u"over"_s,      u"hold"_s,        u"waiting"_s,
              u"past"_s,        u"none"_s,      u"meter"_s,     u"meter-empty"_s, u"ring"_s,
              u"ring-asleep"_s, u"ring-of-0"_s, u"ring-of-1"_s, u"ring-of-2"_s,   u"ring-of-12"_s,
              u"ring-of-64"_s}) {
            for (const QString &look : {u"light"_s, u"dark"_s, u"contrast"_s, u"ja"_s, u"large"_s})
                QTest::newRow(qPrintable(name + u'-' + look)) << name << look;
        }
    }
    void take();
};

void FloorShots::take()
{
    QFETCH(QString, name);
    QFETCH(QString, look);
    const bool japanese = look == "ja"_L1;
    QTranslator words;
    if (japanese && words.load(QStringLiteral(STUDIO_BINARY_DIR "/translations/companion-studio_ja.qm")))
        qApp->installTranslator(&words);
    const Theme theme = look == "dark"_L1       ? Theme::dark()
                        : look == "contrast"_L1 ? Theme::highContrast()
                                                : Theme::light();
    theme.applyTo(*qApp, QLocale(japanese ? QLocale::Japanese : QLocale::English));
    QFont font = qApp->font();
    font.setPointSizeF(look == "large"_L1 ? 20 : 10);
    qApp->setFont(font);
    const ui::People people(samplePersonas(),
                            japanese ? model::Language::Japanese : model::Language::English);
    ui::Avatars avatars;
    QHash<base::ParticipantId, ui::Face> faces;
    for (const model::Persona &persona : samplePersonas())
        faces.insert(persona.id, {persona.avatar, persona.colour, people.name(persona.id), persona.revision});
    avatars.setPeople(faces);

    FloorPanel panel;
    panel.setAvatars(&avatars);
    panel.setMotion({.reduced = name != "moving"_L1});
    const bool tall = name.startsWith("ring"_L1) || name.startsWith("meter"_L1);
    panel.resize(344, (look == "large"_L1 ? 900 : 560) * (tall ? 2 : 1));
    if (name == "moving"_L1)
        panel.setFloor(midVote(), people);
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    if (name != "none"_L1)
        panel.setFloor(scene(name), people);
    if (name == "past"_L1)
        panel.showPast(*decided().decision, 7);
    for (QVariantAnimation *one : running(panel))
        one->setCurrentTime(one->duration() / 5);
    if (name == "looked-at"_L1)
        rowOf(panel, kyoko())->setFocus(Qt::TabFocusReason);
    for (int pass = 0; pass < 3; ++pass)
        QCoreApplication::processEvents();

    const QDir shots(QStringLiteral(STUDIO_BINARY_DIR "/shots/floor"));
    QVERIFY(shots.mkpath(u"."_s));
    const bool many = name.startsWith("ring-of-"_L1); // below many rows
    QWidget *shown = many ? panel.findChild<QWidget *>(u"ring"_s) : &panel;
    QVERIFY(shown->grab().save(shots.filePath(name + u'-' + look + u".png"_s)));
    qApp->removeTranslator(&words);
}

SUITE_TEST(QApplication, FloorShots)

} // namespace make_floor_shots

#include "make_floor_shots.moc"
