// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/persona/form/field_group.h"

#include <QSet>

class QComboBox;
class QLabel;
class QPushButton;

namespace studio::ui {

class FormHeading;
class PairList;

/// Who a companion is: name with its reading, id, nicknames, role and pronoun. Until the user chooses an id,
/// the id follows the name; it is fixed once the companion is stored.
class WhoFields : public FieldGroup
{
    Q_OBJECT

public:
    WhoFields(PersonaEdit &edit, QWidget *parent);

    void load() override;
    void setTaken(const QSet<base::ParticipantId> &others);
    /// Whether an id is missing only because there is no name yet.
    [[nodiscard]] bool waitsForName() const;
    void openId(); ///< shows the input of the id, if it can be changed
    void focusName();

private:
    void makeNames();
    void makeId();
    void makeNicknames();
    void makeRole();
    void makePronoun();
    void endsSteps(LineInput *input);
    /// The id that the studio would choose.
    [[nodiscard]] base::ParticipantId idFor(const model::Persona &persona) const;
    void writeName();
    void writeId(const QString &id);
    void refreshId();
    void refreshNotes();
    void refreshPronoun();
    void retranslate();

    QSet<base::ParticipantId> m_taken;
    bool m_ownId = false; ///< the user wrote it: no more suggestions
    FormHeading *m_heading = nullptr;
    LineInput *m_name = nullptr;
    LineInput *m_reading = nullptr;
    QLabel *m_idLine = nullptr;
    LineInput *m_id = nullptr;
    QPushButton *m_changeId = nullptr;
    PairList *m_nicknames = nullptr;
    LineInput *m_role = nullptr;
    QComboBox *m_pronoun = nullptr;
};

} // namespace studio::ui
