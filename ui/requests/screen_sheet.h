// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "ui/camera/picture_sheet.h"
#include "ui/camera/shot_session.h"

#include <QImage>

class QComboBox;

namespace studio::ui {

class Screens;

/// Shows the user a picture of the screen before companions get it: who asks and why, which screen, which
/// parts are left out. Nothing is sent but the picture shown here. It is captured before the sheet appears;
/// for another capture the sheet hides for a moment. Not modal. While the user does not see the sheet,
/// nothing is captured and nothing counts down; it continues when it is shown again.
///
/// Each ask() ends with exactly one of taken(), refused() and gaveUp(), or with withdraw(); then the sheet is
/// hidden.
class ScreenSheet : public PictureSheet
{
    Q_OBJECT

public:
    static constexpr int kCount = 3;              ///< seconds
    static constexpr base::Millis kOutOfWay{400}; ///< long enough for the desktop to paint without the sheet

    ScreenSheet(const Screens &screens, base::Clock &clock, QWidget *parent);

    /// Shows the sheet. HandsFree: the askers are always allowed, and the picture is sent after the
    /// countdown.
    void ask(const QList<PictureAsker> &askers, ShotSession::Manner manner);
    void withdraw();
    [[nodiscard]] bool isAsking() const { return m_phase != Phase::Away; }

    void reject() override; ///< refuses

Q_SIGNALS:
    void gaveUp(); ///< closed while no picture was available

protected:
    [[nodiscard]] QString headline(const QStringList &names) const override;
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    enum class Phase {
        Away,
        Waiting,  ///< counts down to another capture
        Stepping, ///< hidden during a capture
        Shown,    ///< shows a picture
        Sending,  ///< counts down to sending the picture
        Making,   ///< prepares the picture in the background, then taken()
        Trouble,  ///< this desktop does not allow captures
    };

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
    void retranslate();
    [[nodiscard]] QString statusText() const;

    const Screens &m_screens;
    base::Clock &m_clock;
    Phase m_phase = Phase::Away;
    ShotSession::Manner m_manner = ShotSession::Manner::ByHand;
    QImage m_image;
    bool m_isHeld = false; ///< until the user sees the sheet
    int m_left = 0;        ///< seconds, while it counts
    int m_countdown = 0;   ///< number of the newest countdown, or of the newest picture being prepared
    QComboBox *m_screen = nullptr;
};

} // namespace studio::ui
