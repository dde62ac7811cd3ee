// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/chat_opening.h"
#include "core/intake/words.h"

// One conversation from another program's file, message by message.
namespace studio::intake {
namespace {

class ChatReader final : public TalkReader
{
public:
    ChatReader(QIODevice &device, int conversation)
        : m_file(openChatFile(device))
        , m_wanted(conversation)
    {
    }

    base::Result<std::optional<TalkLine>> next() override
    {
        while (m_at < m_wanted) {
            auto read = m_file->next();
            if (!read)
                return tl::unexpected(read.error());
            if (!*read)
                return base::failure(base::ErrorCode::Malformed,
                                     Words::tr("This file has no conversation with this number."));
            ++m_at;
            m_conversation = std::move(**read);
        }
        if (m_conversation.lines.isEmpty())
            return std::nullopt;
        return m_conversation.lines.takeFirst();
    }

    model::CardReport report() const override { return m_conversation.report; }

private:
    std::unique_ptr<ChatFile> m_file;
    int m_wanted;
    int m_at = -1;
    Conversation m_conversation;
};

} // namespace

std::unique_ptr<TalkReader> chatReader(QIODevice &device, int conversation)
{
    return std::make_unique<ChatReader>(device, conversation);
}

} // namespace studio::intake
