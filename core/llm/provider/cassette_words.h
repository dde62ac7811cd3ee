// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Only for the cassette files: the translation context of their sentences.
namespace studio::llm::provider {

struct CassetteWords
{
    Q_DECLARE_TR_FUNCTIONS(Cassette)
};

} // namespace studio::llm::provider
