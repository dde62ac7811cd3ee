// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/memory_note.h"

#include <QDialog>
#include <QHash>

class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace studio::ui {

/// "What Kyoko remembers": the notes of one companion, newest first, and a field for writing a note. It shows
/// the list that it is given: a note counts as kept or forgotten only once the list says so. Notes are plain
/// text. GUI thread.
class MemoryWindow : public QDialog
{
    Q_OBJECT

public:
    MemoryWindow(const base::ParticipantId &companion, QWidget *parent);

    [[nodiscard]] const base::ParticipantId &companion() const { return m_companion; }
    void setName(const QString &name);
    void setRooms(const QHash<base::RoomId, QString> &rooms);
    void setNotes(const QList<model::MemoryNote> &notes); ///< oldest first, as MemoryPort has them
    void setWritable(bool writable);
    void tellWritten();                    ///< the sent note is kept
    void tellTrouble(const QString &what); ///< below the field; the typed text stays

Q_SIGNALS:
    void writeWanted(qint64 id, const QString &text); ///< id 0: a new note
    void forgetWanted(qint64 id);
    void messageWanted(const studio::base::RoomId &room, const studio::base::MessageId &message);

public:
    void reject() override; ///< stays open while something is unsaved

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    void layOut();
    void connectParts();
    void showNotes();
    void showChosen();
    void begin();
    void save();
    void discard();
    void tellUnsaved();
    void askToForget();
    void showMessage();
    void refresh();
    void retranslate();
    [[nodiscard]] const model::MemoryNote *chosen() const;
    [[nodiscard]] QString originOf(const model::MemoryNote &note) const;
    [[nodiscard]] bool isChanged() const;

    base::ParticipantId m_companion;
    QString m_name;
    QHash<base::RoomId, QString> m_rooms;
    QList<model::MemoryNote> m_notes; ///< newest first
    qint64 m_id = 0;                  ///< of the note in the field; 0: a new note
    QString m_before;                 ///< what the field held at the start
    QString m_problem;
    bool m_writable = true;
    bool m_sending = false;
    qint64 m_asked = 0; ///< the note that the user was asked to forget; 0: none
    QLabel *m_intro = nullptr;
    QLineEdit *m_search = nullptr;
    QListWidget *m_list = nullptr;
    QLabel *m_empty = nullptr;
    QLabel *m_fieldName = nullptr;
    QPlainTextEdit *m_field = nullptr;
    QLabel *m_trouble = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_discard = nullptr;
    QPushButton *m_forget = nullptr;
    QPushButton *m_keep = nullptr;
    QPushButton *m_message = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
