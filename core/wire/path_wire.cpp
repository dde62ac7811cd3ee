// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/path_wire.h"

#include "core/wire/names.h"
#include "core/wire/object_reader.h"

#include <limits>

using namespace Qt::StringLiterals;
using studio::model::MessageEdited;
using studio::model::Rewound;

namespace studio::wire {

Json messageEditedToJson(const MessageEdited &edited)
{
    return {{"messageId", toJson(edited.messageId.value())}, {"text", toJson(edited.text)}};
}

base::Result<MessageEdited> messageEditedFromJson(const Json &json)
{
    ObjectReader reader(json, u"edit"_s, ObjectReader::Unknown::Ignore);
    MessageEdited edited{base::MessageId(reader.requiredId("messageId")), reader.text("text")};
    return reader.result(edited);
}

Json rewoundToJson(const Rewound &rewound)
{
    return {{"to", rewound.to}, {"why", toJson(nameOf(rewound.why))}};
}

base::Result<Rewound> rewoundFromJson(const Json &json)
{
    ObjectReader reader(json, u"way back"_s, ObjectReader::Unknown::Ignore);
    Rewound rewound{reader.requiredWhole("to", 1, std::numeric_limits<qint64>::max())};
    rewound.why = reader.optionalName<Rewound::Why>("why").value_or(Rewound::Why::Chosen);
    return reader.result(rewound);
}

} // namespace studio::wire
