// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/record_port.h"
#include "ui/record/export_range.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace studio::ui {

class DocumentPreview;

/// How a room is to be exported: as what, how much of it, with names or without; beside it how it will begin.
/// It asks for previews and tells what is wanted, and writes nothing itself. GUI thread.
class ExportWindow : public QDialog
{
    Q_OBJECT

public:
    /// `wanted` has the room, the witness and the language; the rest is chosen here.
    ExportWindow(const QString &roomName, const ports::Record &wanted, QWidget *parent);

    void setRoom(qint64 messages, const ExportRange::Rows &selected);
    [[nodiscard]] ports::Record record() const;
    void chooseFormat(ports::RecordFormat format);

    void setPreview(const ports::RecordPiece &piece);
    void tellTrouble(const QString &what); ///< and stops showing progress
    void showProgress(qint64 done, qint64 total);
    void showDone(); ///< of an export

Q_SIGNALS:
    void previewWanted(const studio::ports::Record &record); ///< a moment after something was chosen
    void saveWanted(const studio::ports::Record &record);
    void copyWanted(const studio::ports::Record &record);
    void printWanted(const studio::ports::Record &record);
    void stopWanted();

private:
    void fillFormats();
    void layOut();
    void connectParts();
    void retranslate();
    void refresh();
    void changed();
    [[nodiscard]] ports::RecordFormat format() const;
    [[nodiscard]] QString sizeWords() const;

    QString m_roomName;
    ports::Record m_wanted;
    std::optional<ports::RecordPiece> m_piece;
    QString m_problem;
    bool m_isWriting = false;
    QTimer m_soon; ///< so that a number that is typed is not previewed at each digit

    QLabel *m_formatName = nullptr;
    QComboBox *m_format = nullptr;
    QLabel *m_formatHelp = nullptr;
    QLabel *m_detailName = nullptr;
    QComboBox *m_detail = nullptr;
    QLabel *m_rangeName = nullptr;
    ExportRange *m_range = nullptr;
    QCheckBox *m_whispers = nullptr; ///< checked: whispers are left out
    QLabel *m_whispersHelp = nullptr;
    QCheckBox *m_redact = nullptr;
    QLabel *m_redactHelp = nullptr;
    QCheckBox *m_pictures = nullptr;
    QLabel *m_size = nullptr;
    DocumentPreview *m_preview = nullptr;
    QLabel *m_trouble = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_close = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace studio::ui
