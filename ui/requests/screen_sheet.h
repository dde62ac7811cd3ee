// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "ui/camera/camera_sheet.h"

#include <QDialog>
#include <QImage>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace studio::ui {

class PreviewView;
class Screens;
class ShotTools;

/// Where the user looks at a picture of the screen before companions get it: who asks and why, which screen,
/// what is left out of it. Nothing is sent but what is shown here. The picture is taken before the sheet is
/// on the screen; taken again, the sheet goes out of the way for a moment. Not modal.
/// While nobody sees it nothing is taken and nothing counts down: it goes on when it is shown again.
///
/// Each ask() ends with exactly one of taken(), refused() and gaveUp(), or with withdraw(); then the sheet is
/// hidden.
class ScreenSheet : public QDialog
{
    Q_OBJECT

public:
    static constexpr int kCount = 3;              ///< seconds
    static constexpr base::Millis kOutOfWay{400}; ///< until the desktop has painted without the sheet

    ScreenSheet(const Screens &screens, base::Clock &clock, QWidget *parent);

    /// Shows itself. HandsFree: whoever asks is always allowed; it is sent after the countdown.
    void ask(const QList<CameraAsker> &askers, ShotSession::Manner manner);
    void withdraw();
    void showTimeLeft(int seconds);
    [[nodiscard]] bool isAsking() const { return m_phase != Phase::Away; }
    [[nodiscard]] bool keepsPicture() const;

    void reject() override; ///< refuses

Q_SIGNALS:
    void taken(const QByteArray &jpeg, const QSize &size);
    void refused();
    void gaveUp(); ///< closed while there was no picture to be had

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void applyTheme();
    enum class Phase {
        Away,
        Waiting,  ///< counts down to another picture
        Stepping, ///< out of the way while it is taken
        Shown,    ///< a picture to look at
        Sending,  ///< counts down to sending it
        Making,   ///< made ready in the background, then taken()
        Trouble,  ///< this desktop lets nobody take one
    };

    void makeContent();
    void layOut();
    [[nodiscard]] QPushButton *makeButton(const QString &objectName);
    void listScreens();
    [[nodiscard]] bool isSeen() const;
    void hold();
    void goOnIfSeen();
    void take();
    void takeAgain();
    void stepAside();
    void countDown(Phase phase);
    void tick(int countdown);
    void send();
    void leave();
    void setPhase(Phase phase);
    void showAskers();
    void retranslate();
    [[nodiscard]] QString statusText() const;

    const Screens &m_screens;
    base::Clock &m_clock;
    Phase m_phase = Phase::Away;
    QList<CameraAsker> m_askers;
    ShotSession::Manner m_manner = ShotSession::Manner::ByHand;
    QImage m_image;
    bool m_isHeld = false; ///< until somebody sees it
    int m_left = 0;        ///< seconds, while it counts
    int m_countdown = 0;   ///< number of the newest, or of the newest picture that is made ready
    int m_secondsLeft = 0;
    QLabel *m_headline = nullptr;
    QLabel *m_whys = nullptr;
    QLabel *m_screenLabel = nullptr;
    QComboBox *m_screen = nullptr;
    PreviewView *m_preview = nullptr;
    ShotTools *m_tools = nullptr;
    QLabel *m_status = nullptr;
    QCheckBox *m_keep = nullptr;
    QLabel *m_timeLeft = nullptr;
    QPushButton *m_refuse = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_main = nullptr;
};

} // namespace studio::ui
