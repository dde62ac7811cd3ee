// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/camera_sheet.h"

#include "core/camera/shot_work.h"
#include "ui/camera/camera_words.h"
#include "ui/camera/preview_view.h"
#include "ui/camera/shot_tools.h"
#include "ui/camera/source_choice.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/background.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QCheckBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using Phase = ShotSession::Phase;
using Manner = ShotSession::Manner;

namespace {

constexpr double kHeadlineSize = 1.15;
constexpr qsizetype kLongestWhy = 200;
constexpr qsizetype kLongestName = 60;

bool isLive(Phase phase) { return phase == Phase::Live || phase == Phase::Counting; }

} // namespace

CameraSheet::CameraSheet(camera::Camera &camera, base::Clock &clock, QWidget *parent)
    : QDialog(parent)
    , m_session(camera, clock)
{
    setObjectName(u"cameraSheet"_s);
    constexpr QSize kFirstSize(560, 640);
    constexpr QSize kSmallest(360, 400);
    setMinimumSize(kSmallest);
    resize(parent ? kFirstSize.boundedTo(parent->window()->size() - QSize(48, 48)).expandedTo(kSmallest)
                  : kFirstSize);
    makeContent();
    connect(m_sources, &SourceChoice::chosen, this, [this](const camera::Source &source) {
        m_preferred = source;
        m_session.choose(source);
        Q_EMIT sourceChosen(source);
    });
    connect(m_refuse, &QPushButton::clicked, this, &CameraSheet::reject);
    connect(m_again, &QPushButton::clicked, &m_session, &ShotSession::again);
    connect(m_main, &QPushButton::clicked, this, &CameraSheet::pressMain);
    connect(&m_session, &ShotSession::phaseChanged, this, &CameraSheet::follow);
    connect(&m_session, &ShotSession::imageChanged, this, [this] { m_preview->setImage(m_session.image()); });
    connect(&m_session, &ShotSession::sourcesChanged, this,
            [this] { m_sources->show(m_session.sources(), m_session.source()); });
    connect(&m_session, &ShotSession::stopped, this, &CameraSheet::reject);
    connect(&m_session, &ShotSession::taken, this, [this] {
        m_tools->stopEditing();
        if (m_session.manner() == Manner::HandsFree)
            send();
    });
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

void CameraSheet::ask(const QList<CameraAsker> &askers, Manner manner)
{
    const bool isNew = !m_isAsking;
    m_askers = askers;
    showAskers();
    if (!isNew)
        return;
    m_isAsking = true;
    m_manner = manner;
    m_keep->setChecked(false);
    m_tools->beginAnew();
    showTimeLeft(0);
    show();
    m_preview->setFocus(Qt::OtherFocusReason);
    beginIfSeen();
}

void CameraSheet::withdraw() { leave(); }

void CameraSheet::beginIfSeen()
{
    const bool isSeen = isVisible() && !isMinimized();
    if (m_isAsking && isSeen && m_session.phase() == Phase::Away)
        m_session.begin(m_preferred, m_manner);
    if (!isSeen && m_session.phase() != Phase::Taken)
        m_session.end();
}

void CameraSheet::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    beginIfSeen();
}

void CameraSheet::hideEvent(QHideEvent *event)
{
    QDialog::hideEvent(event);
    if (m_session.phase() != Phase::Taken)
        m_session.end();
}

void CameraSheet::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        beginIfSeen();
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

/// Space takes the picture at once, unless the focused widget needs it.
void CameraSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat() && isLive(m_session.phase()))
        return m_session.takeNow();
    QDialog::keyPressEvent(event);
}

void CameraSheet::pressMain()
{
    switch (m_session.phase()) {
    case Phase::Away:
    case Phase::Opening: return;
    case Phase::Live: return m_session.countDown();
    case Phase::Counting: return m_session.takeNow();
    case Phase::Taken: return send();
    case Phase::Trouble: return m_session.again();
    }
}

void CameraSheet::send()
{
    m_main->setEnabled(false);
    m_again->setEnabled(false);
    inBackground<camera::Shot>(
        this,
        [image = m_session.image(), wishes = m_tools->wishes()] { return camera::makeShot(image, wishes); },
        [this, number = ++m_newestShot](const camera::Shot &shot) {
            if (number != m_newestShot)
                return; // refused in the meantime, or nobody is waiting any more
            if (shot.jpeg.isEmpty())
                return m_session.again();
            leave();
            Q_EMIT taken(shot.jpeg, shot.size);
        });
}

void CameraSheet::reject()
{
    if (!m_isAsking)
        return leave();
    const bool hasTrouble = m_session.phase() == Phase::Trouble;
    const camera::Flaw flaw = m_session.flaw();
    leave();
    if (hasTrouble)
        Q_EMIT gaveUp(flaw);
    else
        Q_EMIT refused();
}

void CameraSheet::leave()
{
    m_isAsking = false;
    ++m_newestShot;
    m_session.end();
    m_tools->stopEditing();
    hide();
}

bool CameraSheet::keepsPicture() const { return m_keep->isChecked(); }

void CameraSheet::follow()
{
    const Theme &theme = themeOf(this);
    const Phase phase = m_session.phase();
    m_sources->show(m_session.sources(), m_session.source());
    m_preview->setCount(phase == Phase::Counting ? m_session.secondsLeft() : 0);
    m_preview->setFinal(phase == Phase::Taken);
    m_preview->setWords(emptyText());
    m_main->setText(mainText());
    m_main->setEnabled(phase != Phase::Opening && phase != Phase::Away);
    m_again->setVisible(phase == Phase::Taken);
    m_again->setEnabled(true);
    m_refuse->setText(phase == Phase::Trouble ? tr("Close") : tr("Refuse"));
    const QString status = statusText();
    if (status == m_status->text())
        return;
    const bool isWarning = isLive(phase) && m_session.isBlack();
    QPalette palette = this->palette();
    palette.setColor(QPalette::PlaceholderText, isWarning ? theme.warning : theme.mutedText);
    m_status->setPalette(palette);
    m_status->setText(status);
    m_status->setAccessibleName(status);
    QAccessibleEvent told(m_status, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

QString CameraSheet::mainText() const
{
    switch (m_session.phase()) {
    case Phase::Away:
    case Phase::Opening:
    case Phase::Live: return tr("Take the picture");
    case Phase::Counting: return tr("Take it now");
    case Phase::Taken: return tr("Send");
    case Phase::Trouble: return tr("Try again");
    }
    return {};
}

QString CameraSheet::statusText() const
{
    if (isLive(m_session.phase()) && m_session.isBlack())
        return flawText(camera::Flaw::Black);
    switch (m_session.phase()) {
    case Phase::Away: return {};
    case Phase::Opening: return tr("One moment…");
    case Phase::Live: return tr("Space takes the picture at once, Enter counts to three first.");
    case Phase::Counting:
        return m_session.manner() == Manner::HandsFree
                   ? tr("The picture is taken and sent in %n second(s). Esc refuses.", nullptr,
                        m_session.secondsLeft())
                   : tr("The picture is taken in %n second(s).", nullptr, m_session.secondsLeft());
    case Phase::Taken: return tr("The camera is closed. Only what you see here is sent.");
    case Phase::Trouble: return tr("Nothing was sent.");
    }
    return {};
}

QString CameraSheet::emptyText() const
{
    return m_session.phase() == Phase::Trouble ? flawText(m_session.flaw())
                                               : tr("The camera is being opened…");
}

void CameraSheet::showAskers()
{
    QStringList names;
    QStringList whys;
    for (const CameraAsker &asker : std::as_const(m_askers)) {
        const QString name = asker.name.simplified().left(kLongestName);
        const QString why = asker.why.simplified().left(kLongestWhy);
        names.append(name);
        if (!why.isEmpty())
            //: What a companion says about why it asks for a picture: %1 is its name, %2 its words
            whys.append(m_askers.size() > 1 ? tr("%1: “%2”").arg(name, why) : tr("“%1”").arg(why));
    }
    m_headline->setText(askedText(names));
    m_whys->setText(whys.join(u'\n'));
    m_whys->setVisible(!whys.isEmpty());
}

void CameraSheet::showTimeLeft(int seconds)
{
    m_secondsLeft = seconds;
    m_timeLeft->setText(seconds > 0 ? tr("%n second(s) left", nullptr, seconds) : QString());
}

void CameraSheet::applyTheme()
{
    QFont headline = font();
    headline.setPointSizeF(headline.pointSizeF() * kHeadlineSize);
    headline.setWeight(QFont::DemiBold);
    m_headline->setFont(headline);
    m_status->clear(); // its colour depends on its text
    follow();
}

void CameraSheet::retranslate()
{
    setWindowTitle(tr("A picture from the camera"));
    setAccessibleName(windowTitle());
    m_sourceLabel->setText(tr("&Camera"));
    m_sources->retranslate();
    m_preview->setAccessibleName(tr("What the camera sees"));
    m_tools->retranslate();
    //: A button: takes another picture instead of the one that is shown
    m_again->setText(tr("Again"));
    m_keep->setText(tr("&Keep this picture in the room"));
    m_keep->setToolTip(tr("Otherwise the room's log says only that a picture was sent."));
    showAskers();
    showTimeLeft(m_secondsLeft);
    follow();
}

void CameraSheet::makeContent()
{
    m_headline = plainLabel(u"cameraHeadline"_s, this);
    m_whys = quietLabel(u"cameraWhys"_s, this);
    m_sourceLabel = plainLabel(u"cameraSourceLabel"_s, this);
    m_sourceLabel->setWordWrap(false);
    m_sources = new SourceChoice(this);
    m_sourceLabel->setBuddy(m_sources);
    m_preview = new PreviewView(this);
    m_tools = new ShotTools(ShotTools::Mirror::Offered, *m_preview, this);
    m_status = quietLabel(u"cameraStatus"_s, this);
    m_keep = new QCheckBox(this);
    m_keep->setObjectName(u"cameraKeep"_s);
    m_timeLeft = quietLabel(u"cameraTimeLeft"_s, this);
    m_refuse = makeButton(u"cameraRefuse"_s);
    m_again = makeButton(u"cameraAgain"_s);
    m_main = makeButton(u"cameraMain"_s);
    m_main->setDefault(true);

    const Metrics &metrics = themeOf(this).metrics;
    auto *sourceRow = new QHBoxLayout;
    sourceRow->setSpacing(metrics.small);
    sourceRow->addWidget(m_sourceLabel);
    sourceRow->addWidget(m_sources, 1);
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
    column->addLayout(sourceRow);
    column->addWidget(m_preview, 1);
    column->addWidget(m_status);
    column->addWidget(m_tools);
    column->addWidget(m_keep);
    column->addSpacing(metrics.tiny);
    column->addLayout(foot);
}

QPushButton *CameraSheet::makeButton(const QString &objectName)
{
    auto *button = new QPushButton(this);
    button->setObjectName(objectName);
    button->setAutoDefault(false);
    return button;
}

} // namespace studio::ui
