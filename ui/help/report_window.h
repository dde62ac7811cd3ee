// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/report_text.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace studio::ui {

/// "Report a problem": shows everything that a report would save, lets the user add the replay file of the
/// open room, and asks for a file. It sends nothing and writes nothing; the text on screen is the text to be
/// saved, without exception. Deletes itself when it closes. GUI thread.
class ReportWindow : public QDialog
{
    Q_OBJECT

public:
    explicit ReportWindow(QWidget *parent);

    void setReport(const Report &report);
    /// The name of the room whose replay can be added; without a call, none can.
    void offerReplay(const QString &room);
    /// The whole replay file, with what was said; the user may leave that out.
    void setReplay(const QByteArray &replay);
    void tellTrouble(const QString &what); ///< also: the replay file is not available
    void tellSaved(const QString &file);

    [[nodiscard]] QString text() const; ///< what is shown

Q_SIGNALS:
    void replayWanted();
    void saveWanted();

private:
    void make();
    void layOut();
    void showText();
    void showChoices();
    void retranslate();

    Report m_report;
    QByteArray m_replay; ///< empty until it has come
    QString m_room;
    QLabel *m_intro = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QCheckBox *m_addReplay = nullptr;
    QCheckBox *m_addTalk = nullptr;
    QLabel *m_warning = nullptr;
    QLabel *m_told = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
