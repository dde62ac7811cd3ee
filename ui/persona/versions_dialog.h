// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"

#include <QDialog>
#include <QList>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace studio::ui {

class DifferenceRow;

/// All saved versions of a companion and the current content of the form; two of them side by side, part by
/// part. A version can be put into the form, as an edit that is not saved yet.
class VersionsDialog : public QDialog
{
    Q_OBJECT

public:
    VersionsDialog(ports::PersonaPort &personas, const model::Persona &form, bool isChanged, QWidget *parent);

Q_SIGNALS:
    void restoreWanted(const studio::model::Persona &persona); ///< into the form

private:
    struct Side
    {
        QLabel *label = nullptr;
        QComboBox *box = nullptr;
        QPushButton *restore = nullptr;
    };

    void makeSide(Side &side, const QString &objectName, QVBoxLayout *column);
    void take(const QList<model::PersonaRevision> &revisions);
    void fail(const QString &problem);
    void fillBoxes();
    void compare();
    void showRows(const model::Persona &before, const model::Persona &after);
    void tell(const QString &state, bool isTrouble = false);
    void restore(const Side &side);
    void retranslate();
    [[nodiscard]] bool isForm(const Side &side) const;
    [[nodiscard]] model::Persona personaOf(const Side &side) const;
    [[nodiscard]] QString nameOf(const model::PersonaRevision &revision) const;

    model::Persona m_form;
    bool m_isChanged = false;
    QList<model::PersonaRevision> m_revisions; ///< newest first
    QString m_problem;
    Side m_before;
    Side m_after;
    QLabel *m_about = nullptr;
    QLabel *m_state = nullptr;
    QWidget *m_rows = nullptr;
    QVBoxLayout *m_rowsColumn = nullptr;
    QScrollArea *m_area = nullptr;
    QPushButton *m_close = nullptr;
    QList<DifferenceRow *> m_differences;
};

} // namespace studio::ui
