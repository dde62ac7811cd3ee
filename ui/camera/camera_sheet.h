// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/camera.h"
#include "ui/camera/picture_sheet.h"
#include "ui/camera/shot_session.h"

#include <optional>

namespace studio::ui {

class SourceChoice;

/// Where the user takes a picture for companions that may have one: who asks and why, the live picture, what
/// is left out of it, the countdown, and the picture once more before it is sent. Not modal.
///
/// The camera is open only while the sheet is visible and no picture is taken yet: not before it is shown,
/// not while it is minimized. Each ask() ends with exactly one of taken(), refused() and gaveUp(), or with
/// withdraw(); then the sheet is hidden.
class CameraSheet : public PictureSheet
{
    Q_OBJECT

public:
    CameraSheet(camera::Camera &camera, base::Clock &clock, QWidget *parent);

    /// The source of the last time; without it the first camera is used.
    void setPreferred(const std::optional<camera::Source> &source) { m_preferred = source; }
    /// Shows the sheet. If it is asking already, the picture is now for all of the askers. HandsFree is for
    /// askers who are always allowed a picture: the sheet counts down by itself and sends without another
    /// question.
    void ask(const QList<PictureAsker> &askers, ShotSession::Manner manner = ShotSession::Manner::ByHand);
    void withdraw(); ///< nobody is waiting any more
    [[nodiscard]] bool isAsking() const { return m_isAsking; }

    void reject() override; ///< refuses

Q_SIGNALS:
    void gaveUp(studio::camera::Flaw why);                   ///< closed while no picture could be had
    void sourceChosen(const studio::camera::Source &source); ///< to remember

protected:
    [[nodiscard]] QString headline(const QStringList &names) const override;
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void connectSession();
    void pressMain();
    void send();  ///< prepares in the background, then taken()
    void leave(); ///< hides; closes the camera and forgets the askers
    void beginIfSeen();
    void follow(); ///< the session's phase
    void retranslate();
    [[nodiscard]] QString mainText() const;
    [[nodiscard]] QString statusText() const;
    [[nodiscard]] QString emptyText() const;

    ShotSession m_session;
    std::optional<camera::Source> m_preferred;
    ShotSession::Manner m_manner = ShotSession::Manner::ByHand;
    bool m_isAsking = false;
    int m_newestShot = 0; ///< number; results for an older shot are dropped
    SourceChoice *m_sources = nullptr;
};

} // namespace studio::ui
