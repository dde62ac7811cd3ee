// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/camera.h"
#include "ui/camera/shot_session.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;

namespace studio::ui {

class PreviewView;
class ShotTools;
class SourceChoice;

/// Who asks for a picture, and why, in their own words. Both texts are shown as they are, shortened.
struct CameraAsker
{
    QString name;
    QString why;
    bool operator==(const CameraAsker &) const = default;
};

/// Where the user takes a picture for companions that may have one: who asks and why, the live picture, what
/// is left out of it, the countdown, and the picture once more before it is sent. Not modal.
///
/// The camera is open only while the sheet is visible and no picture is taken yet: not before it is shown,
/// not while it is minimized. Each ask() ends with exactly one of taken(), refused() and gaveUp(), or with
/// withdraw(); then the sheet is hidden.
class CameraSheet : public QDialog
{
    Q_OBJECT

public:
    CameraSheet(camera::Camera &camera, base::Clock &clock, QWidget *parent);

    /// The source of the last time; without it the first camera is used.
    void setPreferred(const std::optional<camera::Source> &source) { m_preferred = source; }
    /// Shows the sheet. If it is asking already, the picture is now for all of the askers. HandsFree is for
    /// askers who are always allowed a picture: the sheet counts down by itself and sends without another
    /// question.
    void ask(const QList<CameraAsker> &askers, ShotSession::Manner manner = ShotSession::Manner::ByHand);
    void withdraw();                ///< nobody is waiting any more
    void showTimeLeft(int seconds); ///< until the first asker stops waiting
    [[nodiscard]] bool isAsking() const { return m_isAsking; }
    [[nodiscard]] bool keepsPicture() const; ///< in the room; as it was at taken()

    void reject() override; ///< refuses

Q_SIGNALS:
    void taken(const QByteArray &jpeg, const QSize &size);
    void refused();
    void gaveUp(studio::camera::Flaw why);                   ///< closed while no picture could be had
    void sourceChosen(const studio::camera::Source &source); ///< to remember

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void applyTheme();
    void makeContent();
    QPushButton *makeButton(const QString &objectName);
    void pressMain();
    void send();  ///< prepares in the background, then taken()
    void leave(); ///< hides; closes the camera and forgets the askers
    void beginIfSeen();
    void follow(); ///< the session's phase
    void showAskers();
    void retranslate();
    [[nodiscard]] QString mainText() const;
    [[nodiscard]] QString statusText() const;
    [[nodiscard]] QString emptyText() const;

    ShotSession m_session;
    std::optional<camera::Source> m_preferred;
    QList<CameraAsker> m_askers;
    ShotSession::Manner m_manner = ShotSession::Manner::ByHand;
    bool m_isAsking = false;
    int m_secondsLeft = 0;
    int m_newestShot = 0; ///< number; results for an older shot are dropped
    QLabel *m_headline = nullptr;
    QLabel *m_whys = nullptr;
    QLabel *m_sourceLabel = nullptr;
    SourceChoice *m_sources = nullptr;
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
