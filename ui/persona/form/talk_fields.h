// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/persona/form/field_group.h"

namespace studio::ui {

class FormHeading;
class PairList;

/// How a companion talks: personality, story and sample lines.
class TalkFields : public FieldGroup
{
    Q_OBJECT

public:
    TalkFields(PersonaEdit &edit, QWidget *parent);

    void load() override;

private:
    void makeLines();
    void retranslate();

    FormHeading *m_heading = nullptr;
    PairList *m_lines = nullptr;
};

} // namespace studio::ui
