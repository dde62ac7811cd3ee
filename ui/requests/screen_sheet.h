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

/// Shows the user a picture of the screen before companions get it: who asks and why, which screen, which
/// parts are left out. Nothing is sent but the picture shown here. It is captured before the sheet appears;
/// for another capture the sheet hides for a moment. Not modal. While the user does not see the sheet,
/// nothing is captured and nothing counts down; it continues when it is shown again.
///
/// Each ask() ends with exactly one of taken(), refused() and gaveUp(), or with withdraw(); then the sheet is
/// hidden.
class ScreenSheet : public QDialog
{
    Q_OBJECT

public:
    static constexpr int kCount = 3;              ///< seconds
    static constexpr base::Millis kOutOfWay{400}; ///< long enough for the desktop to paint without the sheet

    ScreenSheet(const Screens &screens, base::Clock &clock, QWidget *parent);

    /// Shows the sheet. HandsFree: the askers are always allowed, and the picture is sent after the
    /// countdown.
    void ask(const QList<CameraAsker> &askers, ShotSession::Manner manner);
    void withdraw();
    void showTimeLeft(int seconds);
    [[nodiscard]] bool isAsking() const { return m_phase != Phase::Away; }
    [[nodiscard]] bool keepsPicture() const;

    void reject() override; ///< refuses

Q_SIGNALS:
    void taken(const QByteArray &jpeg, const QSize &size);
    void refused();
    void gaveUp(); ///< closed while no picture was available

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void applyTheme();
    enum class Phase {
        Away,
        Waiting,  ///< counts down to another capture
        Stepping, ///< hidden during a capture
        Shown,    ///< shows a picture
        Sending,  ///< counts down to sending the picture
        Making,   ///< prepares the picture in the background, then taken()
        Trouble,  ///< this desktop does not allow captures
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
    bool m_isHeld = false; ///< until the user sees the sheet
    int m_left = 0;        ///< seconds, while it counts
    int m_countdown = 0;   ///< number of the newest countdown, or of the newest picture being prepared
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
