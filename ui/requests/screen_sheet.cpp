// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/screen_sheet.h"

#include "core/camera/shot_work.h"
#include "core/explain/names.h"
#include "ui/camera/preview_view.h"
#include "ui/camera/shot_tools.h"
#include "ui/requests/screens.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/background.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using namespace std::chrono_literals;
using Manner = ShotSession::Manner;

namespace {

constexpr double kHeadlineSize = 1.15;

} // namespace

ScreenSheet::ScreenSheet(const Screens &screens, base::Clock &clock, QWidget *parent)
    : QDialog(parent)
    , m_screens(screens)
    , m_clock(clock)
{
    setObjectName(u"screenSheet"_s);
    constexpr QSize kFirstSize(640, 640);
    constexpr QSize kSmallest(360, 400);
    setMinimumSize(kSmallest);
    resize(parent ? kFirstSize.boundedTo(parent->window()->size() - QSize(48, 48)).expandedTo(kSmallest)
                  : kFirstSize);
    makeContent();
    layOut();
    connect(m_screen, &QComboBox::activated, this, &ScreenSheet::stepAside);
    connect(m_refuse, &QPushButton::clicked, this, &ScreenSheet::reject);
    connect(m_again, &QPushButton::clicked, this, &ScreenSheet::takeAgain);
    connect(m_main, &QPushButton::clicked, this, &ScreenSheet::send);
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

void ScreenSheet::ask(const QList<CameraAsker> &askers, Manner manner)
{
    m_askers = askers;
    showAskers();
    if (isAsking())
        return goOnIfSeen();
    m_manner = manner;
    m_keep->setChecked(false);
    showTimeLeft(0);
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
    m_screenLabel->setVisible(screens.size() > 1);
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
    m_preview->setImage(m_image);
    if (m_image.isNull())
        setPhase(Phase::Trouble);
    else if (m_manner == Manner::HandsFree)
        countDown(Phase::Sending);
    else
        setPhase(Phase::Shown);
    show();
    m_main->setFocus(Qt::OtherFocusReason);
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
        this, [image = m_image, wishes = m_tools->wishes()] { return camera::makeShot(image, wishes); },
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
    m_tools->stopEditing();
    setPhase(Phase::Away);
    m_image = {};
    m_preview->setImage({});
    hide();
}

bool ScreenSheet::keepsPicture() const { return m_keep->isChecked(); }

void ScreenSheet::setPhase(Phase phase)
{
    m_phase = phase;
    const bool hasTrouble = phase == Phase::Trouble;
    m_preview->setCount(phase == Phase::Waiting ? m_left : 0);
    m_preview->setFinal(phase == Phase::Sending || phase == Phase::Making);
    m_main->setText(hasTrouble ? tr("Try again") : tr("Send"));
    m_main->setEnabled(phase == Phase::Shown || phase == Phase::Sending || hasTrouble);
    m_again->setVisible(!hasTrouble);
    m_again->setEnabled(phase == Phase::Shown || phase == Phase::Sending);
    m_refuse->setText(hasTrouble ? tr("Close") : tr("Refuse"));
    const QString status = statusText();
    if (status == m_status->text())
        return;
    m_status->setText(status);
    m_status->setAccessibleName(status);
    QAccessibleEvent told(m_status, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

QString ScreenSheet::statusText() const
{
    switch (m_phase) {
    case Phase::Away:
    case Phase::Making: return {};
    case Phase::Waiting:
    case Phase::Stepping: return tr("The screen is taken again in %n second(s).", nullptr, m_left);
    case Phase::Shown:
        return tr("Only what you see here is sent. Crop to what matters; the picture is scaled down.");
    case Phase::Sending: return tr("This is sent in %n second(s). Esc refuses.", nullptr, m_left);
    case Phase::Trouble: return tr("Nothing was sent.");
    }
    return {};
}

void ScreenSheet::showAskers()
{
    QStringList names;
    QStringList whys;
    for (const CameraAsker &asker : std::as_const(m_askers)) {
        names.append(asker.name);
        if (!asker.why.isEmpty())
            //: What a companion says about why it asks for a picture: %1 is its name, %2 its words
            whys.append(m_askers.size() > 1 ? tr("%1: “%2”").arg(asker.name, asker.why)
                                            : tr("“%1”").arg(asker.why));
    }
    const QString all = explain::listed(names);
    //: %1 is one companion, or several such as "Kyoko and Aya"
    m_headline->setText(names.size() > 1 ? tr("%1 ask for a picture of the screen.").arg(all)
                                         : tr("%1 asks for a picture of the screen.").arg(all));
    m_whys->setText(whys.join(u'\n'));
    m_whys->setVisible(!whys.isEmpty());
}

void ScreenSheet::showTimeLeft(int seconds)
{
    m_secondsLeft = seconds;
    m_timeLeft->setText(seconds > 0 ? tr("%n second(s) left", nullptr, seconds) : QString());
}

void ScreenSheet::applyTheme()
{
    QFont headline = font();
    headline.setPointSizeF(headline.pointSizeF() * kHeadlineSize);
    headline.setWeight(QFont::DemiBold);
    m_headline->setFont(headline);
}

void ScreenSheet::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        isMinimized() ? hold() : goOnIfSeen();
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void ScreenSheet::retranslate()
{
    setWindowTitle(tr("A picture of the screen"));
    setAccessibleName(windowTitle());
    m_screenLabel->setText(tr("&Screen"));
    m_preview->setAccessibleName(tr("What is on the screen"));
    m_preview->setWords(tr("This desktop does not let programs take pictures of the screen."));
    m_tools->retranslate();
    m_keep->setText(tr("&Keep this picture in the room"));
    m_keep->setToolTip(tr("Otherwise the room's log says only that a picture was sent."));
    m_again->setText(tr("Take it again"));
    showAskers();
    showTimeLeft(m_secondsLeft);
    setPhase(m_phase);
}

void ScreenSheet::makeContent()
{
    m_headline = plainLabel(u"screenHeadline"_s, this);
    m_whys = quietLabel(u"screenWhys"_s, this);
    m_screenLabel = plainLabel(u"screenLabel"_s, this);
    m_screenLabel->setWordWrap(false);
    m_screen = new QComboBox(this);
    m_screen->setObjectName(u"screenChoice"_s);
    m_screenLabel->setBuddy(m_screen);
    m_preview = new PreviewView(this);
    m_tools = new ShotTools(ShotTools::Mirror::Never, *m_preview, this);
    m_status = quietLabel(u"screenStatus"_s, this);
    m_keep = new QCheckBox(this);
    m_keep->setObjectName(u"screenKeep"_s);
    m_timeLeft = quietLabel(u"screenTimeLeft"_s, this);
    m_refuse = makeButton(u"screenRefuse"_s);
    m_again = makeButton(u"screenAgain"_s);
    m_main = makeButton(u"screenSend"_s);
    m_main->setDefault(true);
}

QPushButton *ScreenSheet::makeButton(const QString &objectName)
{
    auto *button = new QPushButton(this);
    button->setObjectName(objectName);
    button->setAutoDefault(false);
    return button;
}

void ScreenSheet::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *screenRow = new QHBoxLayout;
    screenRow->setSpacing(metrics.small);
    screenRow->addWidget(m_screenLabel);
    screenRow->addWidget(m_screen, 1);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addWidget(m_timeLeft, 1);
    for (QPushButton *button : {m_refuse, m_again, m_main})
        foot->addWidget(button);
    auto *column = new QVBoxLayout(this);
    const int margin = metrics.large + metrics.small;
    column->setContentsMargins(margin, margin, margin, metrics.large);
    column->setSpacing(metrics.medium);
    column->addWidget(m_headline);
    column->addWidget(m_whys);
    column->addLayout(screenRow);
    column->addWidget(m_preview, 1);
    column->addWidget(m_status);
    column->addWidget(m_tools);
    column->addWidget(m_keep);
    column->addSpacing(metrics.tiny);
    column->addLayout(foot);
}

} // namespace studio::ui
