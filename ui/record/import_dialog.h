// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/imported_file.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace studio::ui {

/// A companion that somebody of a file may be.
struct KnownCompanion
{
    base::ParticipantId id;
    QString name;
};

/// A file that is to become a room: who in it is who here, how it begins, what the room is called; then how
/// far it is and what became of it. Closing it withdraws an import that runs.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    ImportDialog(const QString &file, const model::ImportedFile &found,
                 const QList<KnownCompanion> &companions, QWidget *parent);

    [[nodiscard]] model::ImportWish wish() const;
    void setProgress(qint64 written, qint64 total);
    void fail(const QString &text); ///< it may be tried again
    void finish(const model::CardReport &report);

Q_SIGNALS:
    void importWanted(const studio::model::ImportWish &wish);
    void conversationWanted(int conversation); ///< of several in the file, another one
    void cancelWanted();
    void openWanted();

protected:
    void done(int result) override;

private:
    void makeConversations();
    void makePeople(const QList<KnownCompanion> &companions);
    void showBeginning();
    void showReport(const model::CardReport &report);
    void arrange();
    void go();

    QString m_file;
    model::ImportedFile m_found;
    bool m_isRunning = false;
    bool m_isDone = false;
    QLineEdit *m_name;
    QComboBox *m_conversation; ///< hidden where the file holds one
    QTableWidget *m_people;
    QListWidget *m_beginning;
    QListWidget *m_report;
    QProgressBar *m_progress;
    QLabel *m_state;
    QPushButton *m_go;
    QPushButton *m_close;
};

} // namespace studio::ui
