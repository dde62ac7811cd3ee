// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/camera/shot_tools.h"

#include <QDialog>
#include <QList>
#include <QString>

class QCheckBox;
class QLabel;
class QPushButton;

namespace studio::ui {

class PreviewView;

/// Who asks for a picture, and why, in their own words. Both texts are shown as they are, shortened.
struct PictureAsker
{
    QString name;
    QString why;
    bool operator==(const PictureAsker &) const = default;
};

/// The shell of a sheet in which the user sees a picture before companions get it: who asks and why, the
/// source, the picture with the tools that leave parts out, a status line, whether the room keeps it, and
/// three buttons. It takes no picture and knows no phases; that is the subclass's. Not modal.
class PictureSheet : public QDialog
{
    Q_OBJECT

public:
    [[nodiscard]] bool keepsPicture() const; ///< in the room; as it was at taken()
    void showTimeLeft(int seconds);          ///< until the first asker stops waiting; 0: not shown

Q_SIGNALS:
    void taken(const QByteArray &jpeg, const QSize &size);
    void refused();

protected:
    /// \p prefix of the object names: "camera" makes cameraSheet, cameraKeep and so on.
    PictureSheet(const QString &prefix, const QSize &firstSize, QWidget *parent);

    /// Once, in the subclass's constructor and before anything below. \p choice: of the source.
    void addContent(QWidget &choice, ShotTools::Mirror mirror);
    void beginAsking(); ///< not kept, no time shown
    void setAskers(const QList<PictureAsker> &askers);
    /// What the names, listed, ask for: "Kyoko asks for a picture of the screen."
    [[nodiscard]] virtual QString headline(const QStringList &names) const = 0;
    /// Screen readers are told of a status that is new.
    void showStatus(const QString &status, bool isWarning = false);
    void showSharedTexts(); ///< in the language of the window

    [[nodiscard]] PreviewView &preview() { return *m_preview; }
    [[nodiscard]] ShotTools &tools() { return *m_tools; }
    [[nodiscard]] QLabel &sourceLabel() { return *m_sourceLabel; }
    [[nodiscard]] QPushButton &refuseButton() { return *m_refuse; }
    [[nodiscard]] QPushButton &againButton() { return *m_again; }
    [[nodiscard]] QPushButton &mainButton() { return *m_main; } ///< the default button

    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QPushButton *makeButton(const QString &objectName);
    void layOut(QWidget &choice);
    void showAskers();
    void applyFonts();

    QString m_prefix;
    QList<PictureAsker> m_askers;
    int m_secondsLeft = 0;
    QLabel *m_headline = nullptr;
    QLabel *m_whys = nullptr;
    QLabel *m_sourceLabel = nullptr;
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
