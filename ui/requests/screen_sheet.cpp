// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/screen_sheet.h"

#include "core/camera/shot_work.h"
#include "core/explain/names.h"
#include "ui/camera/preview_view.h"
#include "ui/camera/shot_tools.h"
#include "ui/requests/screens.h"
#include "ui/theme/hooks.h"
#include "ui/widgets/background.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using namespace std::chrono_literals;
using Manner = ShotSession::Manner;

namespace {

constexpr QSize kSheetSize(640, 640);

} // namespace

ScreenSheet::ScreenSheet(const Screens &screens, base::Clock &clock, QWidget *parent)
    : PictureSheet(u"screen"_s, kSheetSize, parent)
    , m_screens(screens)
    , m_clock(clock)
    , m_screen(new QComboBox(this))
{
    m_screen->setObjectName(u"screenChoice"_s);
    addContent(*m_screen, ShotTools::Mirror::Never);
    sourceLabel().setObjectName(u"screenLabel"_s);
    mainButton().setObjectName(u"screenSend"_s);
    connect(m_screen, &QComboBox::activated, this, &ScreenSheet::stepAside);
    connect(&againButton(), &QPushButton::clicked, this, &ScreenSheet::takeAgain);
    connect(&mainButton(), &QPushButton::clicked, this, &ScreenSheet::send);
    onRetranslate(this, [this] { retranslate(); });
}

void ScreenSheet::ask(const QList<PictureAsker> &askers, Manner manner)
{
    setAskers(askers);
    if (isAsking())
        return goOnIfSeen();
    m_manner = manner;
    beginAsking();
    listScreens();
    setPhase(Phase::Stepping);
    take();
}

void ScreenSheet::withdraw() { leave(); }

void ScreenSheet::listScreens()
{
    const QList<Screens::Screen> screens = m_screens.list();
    m_screen->clear();
    for (const Screens::Screen &screen : screens)
        //: A screen: %1 its name, %2 and %3 how many pixels it is wide and high
        m_screen->addItem(
            tr("%1 · %2 × %3").arg(screen.name).arg(screen.size.width()).arg(screen.size.height()));
    m_screen->setVisible(screens.size() > 1);
    sourceLabel().setVisible(screens.size() > 1);
}

/// While the sheet is hidden to step aside, the visibility of its parent window counts.
bool ScreenSheet::isSeen() const
{
    const QWidget *seen = m_phase == Phase::Stepping && parentWidget() ? parentWidget()->window() : this;
    const bool mustBeShown = seen != this || m_phase != Phase::Stepping;
    return !seen->isMinimized() && (seen->isVisible() || !mustBeShown);
}

/// The user does not see the sheet, so nothing is captured or sent until they do.
void ScreenSheet::hold()
{
    if (m_phase != Phase::Waiting && m_phase != Phase::Sending)
        return;
    ++m_countdown;
    m_isHeld = true;
}

void ScreenSheet::goOnIfSeen()
{
    if (!m_isHeld || !isSeen())
        return;
    m_isHeld = false;
    if (m_phase == Phase::Stepping)
        take();
    else
        countDown(m_phase);
}

void ScreenSheet::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    goOnIfSeen();
}

void ScreenSheet::hideEvent(QHideEvent *event)
{
    QDialog::hideEvent(event);
    hold();
}

/// At this moment the sheet is not on the screen.
void ScreenSheet::take()
{
    m_isHeld = !isSeen();
    if (m_isHeld)
        return;
    m_image = m_screens.picture(m_screen->currentIndex());
    preview().setImage(m_image);
    if (m_image.isNull())
        setPhase(Phase::Trouble);
    else if (m_manner == Manner::HandsFree)
        countDown(Phase::Sending);
    else
        setPhase(Phase::Shown);
    show();
    mainButton().setFocus(Qt::OtherFocusReason);
}

void ScreenSheet::takeAgain()
{
    m_manner = Manner::ByHand; // a user who takes a closer look also sends the picture themselves
    countDown(Phase::Waiting);
}

void ScreenSheet::stepAside()
{
    setPhase(Phase::Stepping);
    ++m_countdown;
    hide();
    m_clock.callAt(m_clock.steadyNow() + kOutOfWay, this, [this, countdown = m_countdown] {
        if (m_phase == Phase::Stepping && countdown == m_countdown)
            take();
    });
}

void ScreenSheet::countDown(Phase phase)
{
    m_left = kCount;
    setPhase(phase);
    const int countdown = ++m_countdown;
    m_clock.callAt(m_clock.steadyNow() + 1s, this, [this, countdown] { tick(countdown); });
}

void ScreenSheet::tick(int countdown)
{
    const bool counts = m_phase == Phase::Waiting || m_phase == Phase::Sending;
    if (!counts || countdown != m_countdown)
        return;
    if (--m_left > 0) {
        setPhase(m_phase);
        m_clock.callAt(m_clock.steadyNow() + 1s, this, [this, countdown] { tick(countdown); });
    } else if (m_phase == Phase::Waiting) {
        stepAside();
    } else {
        send();
    }
}

void ScreenSheet::send()
{
    if (m_phase == Phase::Trouble)
        return stepAside();
    if (m_phase != Phase::Shown && m_phase != Phase::Sending)
        return;
    setPhase(Phase::Making);
    inBackground<camera::Shot>(
        this, [image = m_image, wishes = tools().wishes()] { return camera::makeShot(image, wishes); },
        [this, number = ++m_countdown](const camera::Shot &shot) {
            if (number != m_countdown)
                return; // refused meanwhile, or no request waits any more
            leave();
            if (shot.jpeg.isEmpty())
                Q_EMIT gaveUp();
            else
                Q_EMIT taken(shot.jpeg, shot.size);
        });
}

void ScreenSheet::reject()
{
    if (!isAsking())
        return leave();
    const bool hasTrouble = m_phase == Phase::Trouble;
    leave();
    if (hasTrouble)
        Q_EMIT gaveUp();
    else
        Q_EMIT refused();
}

void ScreenSheet::leave()
{
    ++m_countdown;
    m_isHeld = false;
    tools().stopEditing();
    setPhase(Phase::Away);
    m_image = {};
    preview().setImage({});
    hide();
}

void ScreenSheet::setPhase(Phase phase)
{
    m_phase = phase;
    const bool hasTrouble = phase == Phase::Trouble;
    preview().setCount(phase == Phase::Waiting ? m_left : 0);
    preview().setFinal(phase == Phase::Sending || phase == Phase::Making);
    mainButton().setText(hasTrouble ? tr("Try again") : tr("Send"));
    mainButton().setEnabled(phase == Phase::Shown || phase == Phase::Sending || hasTrouble);
    againButton().setVisible(!hasTrouble);
    againButton().setEnabled(phase == Phase::Shown || phase == Phase::Sending);
    refuseButton().setText(hasTrouble ? tr("Close") : tr("Deny"));
    showStatus(statusText());
}

QString ScreenSheet::statusText() const
{
    switch (m_phase) {
    case Phase::Away:
    case Phase::Making: return {};
    case Phase::Waiting:
    case Phase::Stepping: return tr("The screen is taken again in %n second(s).", nullptr, m_left);
    case Phase::Shown: return tr("Only what you see here is sent, scaled down. Crop it to what matters.");
    case Phase::Sending: return tr("Sent in %n second(s). Esc denies.", nullptr, m_left);
    case Phase::Trouble: return tr("Nothing was sent.");
    }
    return {};
}

QString ScreenSheet::headline(const QStringList &names) const
{
    const QString all = explain::listed(names);
    //: %1 is one companion, or several such as "Kyoko and Aya"
    return names.size() > 1 ? tr("%1 ask for a picture of the screen.").arg(all)
                            : tr("%1 asks for a picture of the screen.").arg(all);
}

void ScreenSheet::changeEvent(QEvent *event)
{
    PictureSheet::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        isMinimized() ? hold() : goOnIfSeen();
}

void ScreenSheet::retranslate()
{
    setWindowTitle(tr("A picture of the screen"));
    sourceLabel().setText(tr("&Screen"));
    preview().setAccessibleName(tr("Screen view"));
    preview().setWords(tr("This desktop does not let programs capture the screen."));
    againButton().setText(tr("Retake"));
    showSharedTexts();
    setPhase(m_phase);
}

} // namespace studio::ui
