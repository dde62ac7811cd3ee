// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/provider/provider_book.h"

#include <QHash>

namespace studio::llm::provider {

/// The forms that models refused while the program ran, so that a vote does not ask for them again and again.
/// Not stored: what a test finds out is.
class RefusedForms
{
public:
    void note(const ProviderBook::Entry &entry, AnswerForm form)
    {
        if (form != AnswerForm::Free && !m_forms[keyOf(entry)].contains(form))
            m_forms[keyOf(entry)].append(form);
    }
    void takeFrom(QList<AnswerForm> &forms, const ProviderBook::Entry &entry) const
    {
        const QList<AnswerForm> refused = m_forms.value(keyOf(entry));
        forms.removeIf([&refused](AnswerForm form) { return refused.contains(form); });
    }

private:
    /// Another address is another server.
    static QString keyOf(const ProviderBook::Entry &entry)
    {
        return entry.provider.id.value() + u'\n' + entry.provider.baseUrl.toString() + u'\n' + entry.model;
    }

    QHash<QString, QList<AnswerForm>> m_forms;
};

} // namespace studio::llm::provider
