// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/temporary_studio.h"
#include "tests/unit/intake/talk_reading.h"

#include <QByteArray>

// Pages of conversations in the layout of exporters.
namespace studio::tests {

// ---- Discord

inline QByteArray discordPage(const QByteArray &groups)
{
    return R"(<!DOCTYPE html><html lang=en><head><title>House - boats</title><meta charset=utf-8>
<style>.chatlog__author{color:red} .name:after{content:"Style: I am nobody"}</style>
<script>let text = "Script: <div class=chatlog__message-group>";</script>
<svg><defs><symbol id=pin-icon><title>Pin: me</title></symbol></defs></svg></head><body>
<div class=preamble><div class=preamble__guild-icon-container><img class=preamble__guild-icon src=x></div>
<div class=preamble__entries-container><div class=preamble__entry>House</div>
<div class=preamble__entry>Sea / boats</div>
<div class="preamble__entry preamble__entry--small">Topic: all of it</div></div></div>
<div class=chatlog>)" +
           groups +
           R"(</div><div class=postamble><div class=postamble__entry>Exported 2 message(s)</div></div>
</body></html>)";
}

/// The layout since 2022: the first message of a group has a head, and `more` is inserted before it.
inline QByteArray discordFirst(const QByteArray &id, const QByteArray &name, const QByteArray &content,
                               const QByteArray &more = {})
{
    return "<div id=chatlog__message-container-" + id +
           " class=chatlog__message-container data-message-id=" + id +
           R"(><div class=chatlog__message><div class=chatlog__message-aside><img class=chatlog__avatar
src=a.png alt=Avatar></div><div class=chatlog__message-primary>)" +
           more + R"(<div class=chatlog__header><span class=chatlog__author title="full#0001">)" + name +
           R"(</span><span class=chatlog__timestamp title="Monday, May 6, 2024 7:08 AM"><a href=#x>5/6/2024
7:08 AM</a></span></div>)" +
           content + "</div></div></div>";
}

inline QByteArray discordNext(const QByteArray &id, const QByteArray &content)
{
    return "<div class=\"chatlog__message-container chatlog__message-container--pinned\" data-message-id=" +
           id +
           R"(><div class=chatlog__message><div class=chatlog__message-aside><div
class=chatlog__short-timestamp title="Monday, May 6, 2024 7:09 AM">7:09 AM</div></div>
<div class=chatlog__message-primary>)" +
           content + "</div></div></div>";
}

inline QByteArray discordGroup(const QByteArray &messages)
{
    return "<div class=chatlog__message-group>" + messages + "</div>\n";
}

inline QByteArray discordText(const QByteArray &text)
{
    return R"(<div class="chatlog__content chatlog__markdown"><span class=chatlog__markdown-preserve>)" +
           text + "</span></div>";
}

inline const QByteArray kDiscordId = "1236937532768256009"; // of 2024-05-06 07:08:09.000 UTC
inline const QByteArray kLaterId = "1236937780865531910";   // 59.151 seconds later

// ---- Telegram

inline QByteArray telegramPage(const QByteArray &messages, const QByteArray &title = "Boats &amp; more")
{
    return R"(<!DOCTYPE html>
<html>
 <head>
  <meta charset="utf-8"/>
<title>Exported Data</title>
  <link href="css/style.css" rel="stylesheet"/>
  <script src="js/script.js" type="text/javascript">

  </script>
 </head>
 <body onload="CheckLocation();">
  <div class="page_wrap">
   <div class="page_header">
    <div class="content">
     <div class="text bold">
)" + title +
           R"(
     </div>
    </div>
   </div>
   <div class="page_body chat_page">
    <div class="history">
)" + messages +
           "\n    </div>\n   </div>\n  </div>\n </body>\n</html>\n";
}

/// `body` goes between the name and the end; a message without a name is joined to the one before.
inline QByteArray telegramMessage(const QByteArray &name, const QByteArray &body,
                                  const QByteArray &time = "10:15:00")
{
    const QByteArray head =
        name.isEmpty() ? QByteArray() : "\n       <div class=\"from_name\">\n" + name + "\n       </div>\n";
    return "\n     <div class=\"message default clearfix" + QByteArray(name.isEmpty() ? " joined" : "") +
           R"(" id="message7">
      <div class="pull_left userpic_wrap"><div class="userpic userpic3"><div class="initials">
XY
      </div></div></div>
      <div class="body">
       <div class="pull_right date details" title="31.05.2026 )" +
           time + R"( UTC+02:00">
10:15
       </div>
)" + head + body +
           "\n      </div>\n\n     </div>\n";
}

inline QByteArray telegramText(const QByteArray &text)
{
    return "\n       <div class=\"text\">\n" + text + "\n       </div>\n";
}

/// The talk in a file with these bytes; none if it is refused.
inline std::optional<ReadTalk> talkIn(const QByteArray &bytes,
                                      const QString &name = QStringLiteral("chat.html"))
{
    const TemporaryStudio studio;
    saveTalk(studio.file(name), bytes);
    auto read = readTalk(studio.file(name));
    return read ? std::optional(std::move(*read)) : std::nullopt;
}

inline QString spokenIn(const QByteArray &bytes)
{
    const auto read = talkIn(bytes);
    return read ? spoken(read->lines) : QString();
}

} // namespace studio::tests
