// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/camera_sheet.h"

#include "core/camera/shot_work.h"
#include "ui/camera/camera_words.h"
#include "ui/camera/preview_view.h"
#include "ui/camera/shot_tools.h"
#include "ui/camera/source_choice.h"
#include "ui/theme/hooks.h"
#include "ui/widgets/background.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace studio::ui {

using Phase = ShotSession::Phase;
using Manner = ShotSession::Manner;

namespace {

constexpr QSize kSheetSize(560, 640);

bool isLive(Phase phase) { return phase == Phase::Live || phase == Phase::Counting; }

} // namespace

CameraSheet::CameraSheet(camera::Camera &camera, base::Clock &clock, QWidget *parent)
    : PictureSheet(u"camera"_s, kSheetSize, parent)
    , m_session(camera, clock)
    , m_sources(new SourceChoice(this))
{
    addContent(*m_sources, ShotTools::Mirror::Offered);
    connect(m_sources, &SourceChoice::chosen, this, [this](const camera::Source &source) {
        m_preferred = source;
        m_session.choose(source);
        Q_EMIT sourceChosen(source);
    });
    connect(&againButton(), &QPushButton::clicked, &m_session, &ShotSession::again);
    connect(&mainButton(), &QPushButton::clicked, this, &CameraSheet::pressMain);
    connectSession();
    onThemeChange(this, [this] { follow(); });
    onRetranslate(this, [this] { retranslate(); });
}

void CameraSheet::connectSession()
{
    connect(&m_session, &ShotSession::phaseChanged, this, &CameraSheet::follow);
    connect(&m_session, &ShotSession::imageChanged, this, [this] { preview().setImage(m_session.image()); });
    connect(&m_session, &ShotSession::sourcesChanged, this,
            [this] { m_sources->show(m_session.sources(), m_session.source()); });
    connect(&m_session, &ShotSession::stopped, this, &CameraSheet::reject);
    connect(&m_session, &ShotSession::taken, this, [this] {
        tools().stopEditing();
        if (m_session.manner() == Manner::HandsFree)
            send();
    });
}

void CameraSheet::ask(const QList<PictureAsker> &askers, Manner manner)
{
    const bool isNew = !m_isAsking;
    setAskers(askers);
    if (!isNew)
        return;
    m_isAsking = true;
    m_manner = manner;
    beginAsking();
    tools().beginAnew();
    show();
    preview().setFocus(Qt::OtherFocusReason);
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
    PictureSheet::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        beginIfSeen();
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
    mainButton().setEnabled(false);
    againButton().setEnabled(false);
    inBackground<camera::Shot>(
        this,
        [image = m_session.image(), wishes = tools().wishes()] { return camera::makeShot(image, wishes); },
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
    tools().stopEditing();
    hide();
}

void CameraSheet::follow()
{
    const Phase phase = m_session.phase();
    m_sources->show(m_session.sources(), m_session.source());
    preview().setCount(phase == Phase::Counting ? m_session.secondsLeft() : 0);
    preview().setFinal(phase == Phase::Taken);
    preview().setWords(emptyText());
    mainButton().setText(mainText());
    mainButton().setEnabled(phase != Phase::Opening && phase != Phase::Away);
    againButton().setVisible(phase == Phase::Taken);
    againButton().setEnabled(true);
    refuseButton().setText(phase == Phase::Trouble ? tr("Close") : tr("Deny"));
    showStatus(statusText(), isLive(phase) && m_session.isBlack());
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
                   ? tr("The picture is taken and sent in %n second(s). Esc denies.", nullptr,
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

QString CameraSheet::headline(const QStringList &names) const { return askedText(names); }

void CameraSheet::retranslate()
{
    setWindowTitle(tr("A picture from the camera"));
    sourceLabel().setText(tr("&Camera"));
    m_sources->retranslate();
    preview().setAccessibleName(tr("Camera view"));
    //: A button: takes another picture instead of the one that is shown
    againButton().setText(tr("Retake"));
    showSharedTexts();
    follow();
}

} // namespace studio::ui
